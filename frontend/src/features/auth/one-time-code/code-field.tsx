import { keepDigits } from '@rigbook/contracts/auth/auth.rules';
import { oneTimeCode } from '@rigbook/contracts/auth/auth.limits';
import { Input, type InputRef } from 'antd';
import type { ReactNode, Ref } from 'react';
import { Field } from '../../../ui/form/field.js';
import styles from './code-field.module.css';

interface Props {
  readonly ref?: Ref<InputRef>;
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called with the last digit, typed or pasted. */
  readonly onComplete: (code: string) => void;
}

/** Six digits. Phones offer the code of a message that has just arrived; a pasted one may have spaces. */
export function CodeField({ ref, label, error, value, onChange, onComplete }: Props) {
  const change = (typed: string) => {
    const code = keepDigits(typed, oneTimeCode.digits);
    onChange(code);
    if (code.length === oneTimeCode.digits && code !== value) onComplete(code);
  };
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={ref}
          autoFocus
          className={styles.code}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </Field>
  );
}
