import { Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { askedBy, type ReplayForm, type ReplayProblem } from './replay-address.js';
import styles from './replay.module.css';

interface Props {
  readonly initial: ReplayForm;
  readonly onAsk: (form: ReplayForm) => void;
}

export function ReplayFormPanel({ initial, onAsk }: Props) {
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
