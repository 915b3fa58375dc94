import { clockTimeOf } from '@rigbook/contracts/kernel/calendar';
import { Form } from 'antd';
import { useSearchParams } from 'react-router';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { DayPicker, MomentPicker } from '../../../ui/form/day-picker.js';
import { askedBy, formOf, presentForm, type ReplayForm } from './replay-address.js';
import { ReplayResult } from './replay-result.js';

/** The diary, the fleet and the counts at a moment, which is in the address. */
export function Replay() {
  const text = useText();
  const zone = useZone();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const asked = formOf(address);
  const query = asked && askedBy(asked, now, zone);
  const form = asked ?? presentForm(clockTimeOf(now, zone), now, zone);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ReplayFormPanel
        key={`${asked?.at} ${asked?.from} ${asked?.to}`}
        initial={form}
        onAsk={(next: ReplayForm) => setAddress({ tab: 'replay', ...next })}
      />
      {typeof query === 'object' ? (
        <ReplayResult asked={query} />
      ) : (
        <Empty icon="clock">{text(query ?? 'replay.explained')}</Empty>
      )}
    </div>
  );
}

interface Props {
  readonly initial: ReplayForm;
  readonly onAsk: (form: ReplayForm) => void;
}

function ReplayFormPanel({ initial, onAsk }: Props) {
  const text = useText();
  const zone = useZone();
  const now = useNow();
  const [form] = Form.useForm<ReplayForm>();
  const submit = (typed: ReplayForm) => {
    const problem = askedBy(typed, now, zone);
    if (typeof problem !== 'string') return onAsk(typed);
    form.setFields([{ name: problem === 'replay.notDays' ? 'from' : 'at', errors: [text(problem)] }]);
  };
  return (
    <Form
      form={form}
      className="grid grid-cols-1 gap-4 items-start sm:grid-cols-[1.4fr_1fr_1fr_auto] print:hidden"
      layout="vertical"
      initialValues={initial}
      onFinish={submit}
    >
      <Form.Item name="at" label={text('replay.at')}>
        <MomentPicker />
      </Form.Item>
      {(['from', 'to'] as const).map((edge) => (
        <Form.Item key={edge} name={edge} label={text(`replay.${edge}`)}>
          <DayPicker />
        </Form.Item>
      ))}
      <Form.Item label={'\u00a0'} colon={false} className="max-sm:[&_label]:hidden">
        <Button type="submit" look="primary">
          {text('replay.do')}
        </Button>
      </Form.Item>
    </Form>
  );
}
