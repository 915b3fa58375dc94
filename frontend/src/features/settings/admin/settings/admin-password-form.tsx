import { newPasswordProblem } from '@rigbook/contracts/settings/settings.rules';
import { Input } from 'antd';
import { useState } from 'react';
import { useSentence } from '../../../../lib/i18n/use-sentence.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions } from '../../../../ui/dialog.js';
import { Field } from '../../../../ui/form/field.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useChangeAdminPassword } from '../api/settings.js';

const blank = { currentPassword: '', newPassword: '', repeated: '' };
type PasswordField = keyof typeof blank;
const fields = Object.keys(blank) as readonly PasswordField[];

/** The current password, and the new one twice: a typing error would lock every administrator out. */
export function AdminPasswordForm() {
  const text = useText();
  const sentence = useSentence();
  const attempt = useAttempt();
  const change = useChangeAdminPassword();
  const [typed, setTyped] = useState(blank);
  const [errors, setErrors] = useState<Partial<Record<PasswordField, string>>>({});

  const found = (): Partial<Record<PasswordField, string>> => {
    const problem = newPasswordProblem(typed.newPassword);
    return {
      ...(typed.currentPassword === '' && { currentPassword: text('adminPassword.empty') }),
      ...(problem !== undefined && { newPassword: sentence(problem) }),
      ...(typed.repeated !== typed.newPassword && { repeated: text('settings.passwordDiffers') }),
    };
  };

  const submit = async () => {
    const wrong = found();
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { currentPassword, newPassword } = typed;
    const command = change.mutateAsync({ currentPassword, newPassword });
    if (!(await attempt(command, text('settings.passwordFailed')))) return;
    setTyped(blank);
    showToast({
      title: text('settings.passwordChanged'),
      description: text('settings.passwordChangedDetail'),
      tone: 'success',
    });
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
      <p className="text-soft text-md">{text('settings.passwordHint')}</p>
      {fields.map((field) => (
        <Field key={field} label={text(`settings.${field}`)} error={errors[field]}>
          {(control) => (
            <Input.Password
              {...control}
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
      <Refusal error={change.error} />
      <Actions>
        <Button type="submit" busy={change.isPending}>
          {text(change.isPending ? 'settings.saving' : 'settings.changePassword')}
        </Button>
      </Actions>
    </form>
  );
}
