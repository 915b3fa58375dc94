import { exportFormats, exportSubjects } from '@rigbook/contracts/audit/export.words';
import type { ExportFormat, ExportSubject } from '@rigbook/contracts/audit/export.words';
import { REFUSED_REQUEST_KEPT_DAYS } from '@rigbook/contracts/booking/requesting/refused-request.words';
import { addDays, dayOf, parseDay } from '@rigbook/contracts/kernel/calendar';
import { useMutation } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { Icon } from '../../../ui/icon.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Segmented } from '../../../ui/form/segmented.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { saveExport } from '../api/log-files.js';
import styles from './export.module.css';

const DAYS_AT_FIRST = 30;

/** What to export, of which days, in which format; the browser saves the file as it arrives. */
export function Export() {
  const text = useText();
  const zone = useZone();
  const { language } = useLanguage();
  const today = dayOf(useNow(), zone);
  const [subject, setSubject] = useState<ExportSubject>('bookings');
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [typed, setTyped] = useState<{ readonly from: string; readonly to: string }>({
    from: addDays(today, 1 - DAYS_AT_FIRST),
    to: today,
  });
  const [from, to] = [parseDay(typed.from), parseDay(typed.to)];
  const wanted = from !== undefined && to !== undefined && from <= to ? { subject, from, to, format } : undefined;
  const save = useMutation({
    mutationFn: (chosen: NonNullable<typeof wanted>) => saveExport(chosen, language),
    onSuccess: () => showToast({ title: text('export.begun'), tone: 'success' }),
  });

  return (
    <Panel title={text('audit.tab.export')}>
      <form
        className="grid grid-cols-1 gap-5 max-w-160"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted) save.mutate(wanted);
        }}
      >
        <p className="text-soft">{text('export.lead', { zone })}</p>
        <fieldset className={styles.subjects}>
          <legend>{text('export.subject')}</legend>
          {exportSubjects.map((each) => (
            <label key={each} className={styles.subject}>
              <input type="radio" name="subject" checked={each === subject} onChange={() => setSubject(each)} />
              <span>
                <strong>{text(`export.subject.${each}`)}</strong>
                <span className="text-soft text-sm">
                  {text(`export.subject.${each}.hint`, { days: REFUSED_REQUEST_KEPT_DAYS })}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.days}>
          {(['from', 'to'] as const).map((edge) => (
            <Field
              key={edge}
              label={text(`export.${edge}`)}
              error={edge === 'to' && !wanted ? text('export.wrongDays') : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={typed[edge]}
                  onChange={({ target }) => setTyped({ ...typed, [edge]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        <Segmented
          label={text('export.format')}
          value={format}
          options={exportFormats.map((value) => ({ value, label: text(`export.format.${value}`) }))}
          onChange={setFormat}
        />
        <Refusal error={save.error} />
        <div>
          <Button look="primary" type="submit" icon={<Icon name="download" />} busy={save.isPending} disabled={!wanted}>
            {text('export.save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
