import { exportFormats, exportSubjects } from '@rigbook/contracts/audit/export.words';
import type { ExportFormat, ExportSubject } from '@rigbook/contracts/audit/export.words';
import { REFUSED_REQUEST_KEPT_DAYS } from '@rigbook/contracts/booking/requesting/refused-request.words';
import { addDays, dayOf, parseDay } from '@rigbook/contracts/kernel/calendar';
import { useMutation } from '@tanstack/react-query';
import { Form, Radio } from 'antd';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { DayPicker } from '../../../ui/form/day-picker.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { saveExport } from '../api/log-files.js';

const DAYS_AT_FIRST = 30;

interface Wanted {
  readonly subject: ExportSubject;
  readonly format: ExportFormat;
  /** days, or empty */
  readonly from: string;
  readonly to: string;
}

/** What to export, of which days, in which format; the browser saves the file as it arrives. */
export function Export() {
  const text = useText();
  const zone = useZone();
  const { language } = useLanguage();
  const today = dayOf(useNow(), zone);
  const save = useMutation({
    mutationFn: ({ from, to, ...chosen }: Wanted) => {
      const [first, last] = [parseDay(from), parseDay(to)];
      if (!first || !last) throw new Error('the form lets only days through');
      return saveExport({ ...chosen, from: first, to: last }, language);
    },
    onSuccess: () => showToast({ title: text('export.begun'), tone: 'success' }),
  });

  return (
    <Panel title={text('audit.tab.export')}>
      <Form<Wanted>
        className="grid grid-cols-1 gap-5 max-w-160"
        layout="vertical"
        requiredMark={false}
        initialValues={{ subject: 'bookings', format: 'csv', from: addDays(today, 1 - DAYS_AT_FIRST), to: today }}
        onFinish={(wanted) => save.mutate(wanted)}
      >
        <p className="text-soft">{text('export.lead', { zone })}</p>
        <Form.Item name="subject" label={text('export.subject')}>
          <Radio.Group
            vertical
            aria-label={text('export.subject')}
            options={exportSubjects.map((value) => ({
              value,
              label: (
                <span className="grid py-1">
                  <strong>{text(`export.subject.${value}`)}</strong>
                  <span className="text-soft text-sm">
                    {text(`export.subject.${value}.hint`, { days: REFUSED_REQUEST_KEPT_DAYS })}
                  </span>
                </span>
              ),
            }))}
          />
        </Form.Item>
        <div className="grid grid-cols-1 gap-x-3 gap-y-5 sm:grid-cols-2">
          <Form.Item
            name="from"
            label={text('export.from')}
            rules={[{ required: true, message: text('export.noDay') }]}
          >
            <DayPicker />
          </Form.Item>
          <Form.Item
            name="to"
            label={text('export.to')}
            dependencies={['from']}
            rules={[
              { required: true, message: text('export.noDay') },
              ({ getFieldValue }) => ({
                validator: async (_, to: string) => {
                  if (to !== '' && to < (getFieldValue('from') as string)) throw new Error(text('export.wrongDays'));
                },
              }),
            ]}
          >
            <DayPicker />
          </Form.Item>
        </div>
        <Form.Item name="format" label={text('export.format')}>
          <Radio.Group
            aria-label={text('export.format')}
            className="grid gap-1"
            options={exportFormats.map((value) => ({ value, label: text(`export.format.${value}`) }))}
          />
        </Form.Item>
        <div className="grid gap-5 justify-items-start">
          <Refusal error={save.error} />
          <Button look="primary" type="submit" icon={<Icon name="download" />} busy={save.isPending}>
            {text('export.save')}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
