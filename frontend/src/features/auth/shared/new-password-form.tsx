import { newPasswordProblem } from '@rigbook/contracts/settings/settings.rules';
import { Input, type InputRef } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSentence } from '../../../lib/i18n/use-sentence.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions } from '../../../ui/dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Field } from '../../../ui/form/field.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';

const blank = { currentPassword: '', newPassword: '', repeated: '' };
type PasswordField = keyof typeof blank;

interface Props {
  /** The current password is asked for as well. */
  readonly asksCurrent?: boolean;
  readonly submitLabel: string;
  readonly failedTitle: string;
  readonly error: Error | null;
  readonly busy: boolean;
  /** In a dialog of its own. */
  readonly takesFocus?: boolean;
  readonly save: (typed: { currentPassword: string; newPassword: string }) => Promise<unknown>;
  readonly onSaved: () => void;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A new password, twice: a typing error would lock people out. */
export function NewPasswordForm({
  asksCurrent = false,
  submitLabel,
  failedTitle,
  error,
  busy,
  takesFocus = false,
  save,
  onSaved,
  children,
}: Props) {
  const text = useText();
  const sentence = useSentence();
  const attempt = useAttempt();
  const [typed, setTyped] = useState(blank);
  const [errors, setErrors] = useState<Partial<Record<PasswordField, string>>>({});
  const first = useRef<InputRef>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const fields: readonly PasswordField[] = [
    ...(asksCurrent ? (['currentPassword'] as const) : []),
    'newPassword',
    'repeated',
  ];

  const found = (): Partial<Record<PasswordField, string>> => {
    const problem = newPasswordProblem(typed.newPassword);
    return {
      ...(asksCurrent && typed.currentPassword === '' && { currentPassword: text('newPassword.currentMissing') }),
      ...(problem !== undefined && { newPassword: sentence(problem) }),
      ...(typed.repeated !== typed.newPassword && { repeated: text('newPassword.differs') }),
    };
  };

  const submit = async () => {
    const wrong = found();
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (!(await attempt(save(typed), failedTitle))) return;
    setTyped(blank);
    onSaved();
  };

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {fields.map((field, nth) => (
        <Field key={field} label={text(`newPassword.${field}`)} error={errors[field]}>
          {(control) => (
            <Input.Password
              {...control}
              ref={nth === 0 ? first : null}
              dir="ltr"
              autoComplete={field === 'currentPassword' ? 'current-password' : 'new-password'}
              value={typed[field]}
              onChange={({ target }) => {
                setTyped({ ...typed, [field]: target.value });
                setErrors({ ...errors, [field]: undefined });
              }}
            />
          )}
        </Field>
      ))}
      <Refusal error={error} />
      <Actions>
        {children}
        <Button look={children === undefined ? 'plain' : 'primary'} type="submit" busy={busy}>
          {busy ? text('newPassword.saving') : submitLabel}
        </Button>
      </Actions>
    </form>
  );
}
