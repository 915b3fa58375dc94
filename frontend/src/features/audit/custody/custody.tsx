import { LONGEST_FINES_FILE, MOST_FINES } from '@rigbook/contracts/audit/fines.rules';
import { useMutation } from '@tanstack/react-query';
import { Form, Input, Skeleton, Upload } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { address, matching, type SearchOf, text as words } from '../../../lib/address.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { MomentPicker } from '../../../ui/form/day-picker.js';
import { Icon } from '../../../ui/icon.js';
import { askCustody, type AskedMinute } from '../api/custody.js';
import { CustodyResult } from './custody-result.js';

const custodyAddress = address({
  vehicle: words(80),
  at: matching((given) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(given)),
});

/** Who is responsible for a minute: for one fine, or for a file of them. */
export function Custody() {
  const text = useText();
  const asking = useMutation({ mutationFn: askCustody });
  const { mutate } = asking;
  const linked = custodyAddress.parse(useSearchParams()[0]);
  const { vehicle, at } = linked;
  // a link that names both asks at once
  useEffect(() => {
    if (vehicle !== undefined && at !== undefined) mutate({ vehicle, time: at.replace('T', ' ') });
  }, [vehicle, at, mutate]);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-6 print:hidden">
        <CustodyForm
          key={`${vehicle} ${at}`}
          linked={linked}
          busy={asking.isPending}
          onAsk={(asked) => asking.mutate(asked)}
        />
        <FinesFile busy={asking.isPending} onChoose={(csv) => asking.mutate({ csv })} />
      </div>
      <Refusal error={asking.error} />
      {asking.isPending ? (
        <div role="status" aria-label={text('custody.loading')}>
          <Skeleton active title={false} />
        </div>
      ) : asking.data ? (
        <CustodyResult answers={asking.data} />
      ) : (
        asking.error === null && <Empty icon="flag">{text('custody.explained')}</Empty>
      )}
    </div>
  );
}

interface CustodyFormProps {
  readonly linked: SearchOf<typeof custodyAddress>;
  readonly busy: boolean;
  readonly onAsk: (asked: AskedMinute) => void;
}

/** A vehicle by its plate or name, since a fine may arrive after it has left the fleet. */
function CustodyForm({ linked, busy, onAsk }: CustodyFormProps) {
  const text = useText();
  return (
    <Form<AskedMinute>
      className="grid grid-cols-1 gap-4 items-start sm:grid-cols-[1fr_1fr_auto]"
      layout="vertical"
      requiredMark={false}
      initialValues={{ vehicle: linked.vehicle ?? '', time: linked.at ?? '' }}
      onFinish={({ vehicle, time }) => onAsk({ vehicle, time: time.replace('T', ' ') })}
    >
      <Form.Item
        name="vehicle"
        label={text('custody.vehicle')}
        rules={[{ required: true, whitespace: true, message: text('custody.vehicleMissing') }]}
      >
        <Input dir="auto" autoComplete="off" maxLength={80} />
      </Form.Item>
      <Form.Item
        name="time"
        label={text('custody.time')}
        rules={[{ required: true, message: text('custody.timeMissing') }]}
      >
        <MomentPicker />
      </Form.Item>
      <Form.Item label={'\u00a0'} colon={false} className="max-sm:[&_label]:hidden">
        <Button type="submit" look="primary" busy={busy}>
          {text('custody.ask')}
        </Button>
      </Form.Item>
    </Form>
  );
}

interface FinesFileProps {
  readonly busy: boolean;
  readonly onChoose: (csv: string) => void;
}

/** A file of fines. Only a file that is not text is refused here; the server reports everything else. */
function FinesFile({ busy, onChoose }: FinesFileProps) {
  const text = useText();
  const id = useId();
  const [unreadable, setUnreadable] = useState(false);
  const choose = async (file: File) => {
    const csv = await textOf(file);
    setUnreadable(csv === undefined);
    if (csv !== undefined) onChoose(csv);
  };
  return (
    <Form.Item
      layout="vertical"
      label={text('custody.file')}
      htmlFor={id}
      extra={text('custody.fileHint', { most: MOST_FINES })}
      {...(unreadable && { validateStatus: 'error', help: text('custody.notText') })}
    >
      <Upload
        id={id}
        accept=".csv,text/csv,text/plain"
        disabled={busy}
        showUploadList={false}
        beforeUpload={(file) => {
          void choose(file);
          return false; // it is read here, and sent as text
        }}
      >
        <Button icon={<Icon name="upload" />} busy={busy}>
          {text(busy ? 'custody.loading' : 'custody.choose')}
        </Button>
      </Upload>
    </Form.Item>
  );
}

async function textOf(file: File): Promise<string | undefined> {
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return csv.includes('\0') || csv.length > LONGEST_FINES_FILE ? undefined : csv;
  } catch {
    return undefined;
  }
}
