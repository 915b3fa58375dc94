import { clockTimeOf } from '@rigbook/contracts/kernel/calendar';
import { useSearchParams } from 'react-router';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { askedBy, formOf, presentForm, type ReplayForm, type ReplayProblem } from './replay-address.js';
import { ReplayResult } from './replay-result.js';
import styles from './replay.module.css';
import { Input } from 'antd';
import { useState } from 'react';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';

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
        <Empty icon="clock">
          <p>{text(query ?? 'replay.explained')}</p>
        </Empty>
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
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<ReplayProblem>();
  const change = (part: Partial<ReplayForm>) => {
    setTyped({ ...typed, ...part });
    setProblem(undefined);
  };
  const submit = () => {
    const asked = askedBy(typed, now, zone);
    if (typeof asked === 'string') setProblem(asked);
    else onAsk(typed);
  };
  const said = problem && text(problem);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={text('replay.at')} error={problem === 'replay.notDays' ? undefined : said}>
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={typed.at}
            onChange={({ target }) => change({ at: target.value })}
          />
        )}
      </Field>
      {(['from', 'to'] as const).map((edge) => (
        <Field
          key={edge}
          label={text(`replay.${edge}`)}
          error={edge === 'from' && problem === 'replay.notDays' ? said : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="date"
              value={typed[edge]}
              onChange={({ target }) => change({ [edge]: target.value })}
            />
          )}
        </Field>
      ))}
      <Button type="submit" look="primary">
        {text('replay.do')}
      </Button>
    </form>
  );
}
