import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, DialogForm } from '../../../ui/dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Field } from '../../../ui/form/field.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';

interface Props {
  readonly label: string;
  readonly hint: string;
  /** Said to somebody who enters nothing. */
  readonly missing: string;
  readonly submitLabel: string;
  /** Titles of toasts that say it as well. */
  readonly toasts?: { readonly empty: string; readonly wrong: string };
  readonly verify: {
    readonly mutateAsync: (password: string) => Promise<unknown>;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
  readonly onPassed: () => void;
  readonly onClose: () => void;
}

/** Asks for a password that opens a right; a wrong one clears the field. */
export function PasswordForm({ label, hint, missing, submitLabel, toasts, verify, onPassed, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const [password, setPassword] = useState('');
  const [empty, setEmpty] = useState(false);
  const input = useRef<InputRef>(null);
  // it may come after the dialog, which then has nothing to give the focus to
  useEffect(() => input.current?.focus(), []);

  const submit = async () => {
    setEmpty(password === '');
    if (password === '') {
      if (toasts) showToast({ title: toasts.empty, description: missing, tone: 'destructive' });
      return;
    }
    const verifying = verify.mutateAsync(password);
    const isRight = await (toasts ? attempt(verifying, toasts.wrong) : succeeds(verifying));
    if (isRight) return onPassed();
    setPassword('');
    input.current?.focus();
  };

  return (
    <DialogForm onSubmit={submit}>
      <Field label={label} hint={hint} error={empty ? missing : undefined}>
        {(control) => (
          <Input.Password
            {...control}
            ref={input}
            autoFocus // it comes later than the dialog, which asks first what there is to enter
            dir="ltr"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => {
              setPassword(target.value);
              setEmpty(false);
            }}
          />
        )}
      </Field>
      <Refusal error={verify.error} live={toasts === undefined} />
      <Actions>
        <Button onClick={onClose}>{text('dialog.cancel')}</Button>
        <Button look="primary" type="submit" busy={verify.isPending}>
          {verify.isPending ? text('adminPassword.submitting') : submitLabel}
        </Button>
      </Actions>
    </DialogForm>
  );
}

const succeeds = (command: Promise<unknown>): Promise<boolean> =>
  command.then(
    () => true,
    () => false,
  );
