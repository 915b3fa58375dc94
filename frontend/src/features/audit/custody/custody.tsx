import { useText } from '../../../lib/i18n/use-text.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import styles from './custody.module.css';
import { CustodyResult } from './custody-result.js';
import { Input } from 'antd';
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { LONGEST_FINES_FILE, MOST_FINES } from '@rigbook/contracts/audit/fines.rules';
import { Icon } from '../../../ui/icon.js';
import { useMutation } from '@tanstack/react-query';
import { type Custody } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';

type Asked = { readonly vehicle: string; readonly time: string } | { readonly csv: string };

/** Who had a vehicle at a minute, or at each minute of a file. Asked with POST, since a file is too long for an address. */
const useAskCustody = () =>
  useMutation({
    mutationFn: (body: Asked): Promise<readonly Custody[]> => bodyOf(api.POST('/api/audit/custody', { body })),
  });

/** Who is responsible for a minute: for one fine, or for a file of them. */
export function Custody() {
  const text = useText();
  const asking = useAskCustody();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-6 print:hidden">
        <CustodyForm busy={asking.isPending} onAsk={(asked) => asking.mutate(asked)} />
        <FinesFile busy={asking.isPending} onChoose={(csv) => asking.mutate({ csv })} />
      </div>
      <Refusal error={asking.error} />
      {asking.isPending ? (
        <Skeleton label={text('custody.loading')}>
          <Bone height={120} />
        </Skeleton>
      ) : asking.data ? (
        <CustodyResult answers={asking.data} />
      ) : (
        asking.error === null && (
          <Empty icon="search">
            <p>{text('custody.explained')}</p>
          </Empty>
        )
      )}
    </div>
  );
}

interface CustodyFormProps {
  readonly busy: boolean;
  readonly onAsk: (asked: { readonly vehicle: string; readonly time: string }) => void;
}

/** A vehicle by its plate or name, since a fine may arrive after it has left the fleet. */
function CustodyForm({ busy, onAsk }: CustodyFormProps) {
  const text = useText();
  const [typed, setTyped] = useState({ vehicle: '', time: '' });
  const [tried, setTried] = useState(false);
  const missing = (value: string, problem: string) => (tried && value.trim() === '' ? problem : undefined);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (typed.vehicle.trim() !== '' && typed.time !== '') onAsk({ ...typed, time: typed.time.replace('T', ' ') });
      }}
    >
      <Field label={text('custody.vehicle')} error={missing(typed.vehicle, text('custody.vehicleMissing'))}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            maxLength={80}
            value={typed.vehicle}
            onChange={({ target }) => setTyped({ ...typed, vehicle: target.value })}
          />
        )}
      </Field>
      <Field label={text('custody.time')} error={missing(typed.time, text('custody.timeMissing'))}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={typed.time}
            onChange={({ target }) => setTyped({ ...typed, time: target.value })}
          />
        )}
      </Field>
      <Button type="submit" look="primary" busy={busy}>
        {text('custody.ask')}
      </Button>
    </form>
  );
}

interface FinesFileProps {
  readonly busy: boolean;
  readonly onChoose: (csv: string) => void;
}

/** A file of fines. Only a file that is not text is refused here; the server reports everything else. */
function FinesFile({ busy, onChoose }: FinesFileProps) {
  const text = useText();
  const [unreadable, setUnreadable] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const csv = await textOf(file);
    setUnreadable(csv === undefined);
    if (csv !== undefined) onChoose(csv);
  };
  return (
    <div>
      <Field
        label={text('custody.file')}
        hint={text('custody.fileHint', { most: MOST_FINES })}
        error={unreadable ? text('custody.notText') : undefined}
      >
        {({ status: _status, ...control }) => (
          <span className={styles.choose} aria-busy={busy || undefined}>
            <Icon name="upload" />
            <span aria-hidden>{text(busy ? 'custody.loading' : 'custody.choose')}</span>
            {/* placed over its button, since browsers label file inputs in their own language */}
            <input
              {...control}
              type="file"
              accept=".csv,text/csv,text/plain"
              disabled={busy}
              onChange={({ target }) => {
                void choose(target.files?.[0]);
                target.value = '';
              }}
            />
          </span>
        )}
      </Field>
    </div>
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
