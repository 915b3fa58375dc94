import { Input } from 'antd';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import styles from './custody.module.css';

interface Props {
  readonly busy: boolean;
  readonly onAsk: (asked: { readonly vehicle: string; readonly time: string }) => void;
}

/** A vehicle by its plate or name, since a fine may come after it has left the fleet. */
export function CustodyForm({ busy, onAsk }: Props) {
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
