import { Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../ui/dialog.js';
import { Field } from '../../../ui/form/field.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { currentUserQuery } from '../api/get-current-user.js';

interface Props {
  readonly onPassed: () => void;
  readonly onClose: () => void;
}

/** Asks for the organization's admin password; a wrong one clears the field. */
export function AdminPasswordPrompt({ onPassed, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const verify = useVerifyAdminPassword();
  const [password, setPassword] = useState('');
  const [empty, setEmpty] = useState(false);
  const input = useRef<InputRef>(null);

  const submit = async () => {
    setEmpty(password === '');
    if (password === '') {
      const description = text('adminPassword.empty');
      showToast({ title: text('adminPassword.invalid'), description, tone: 'destructive' });
      return;
    }
    if (await attempt(verify.mutateAsync(password), text('adminPassword.denied'))) return onPassed();
    setPassword('');
    input.current?.focus();
  };

  return (
    <Dialog title={text('adminPassword.title')} width={420} focusFirstField onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <Field
          label={text('adminPassword.label')}
          hint={text('adminPassword.explanation')}
          error={empty ? text('adminPassword.empty') : undefined}
        >
          {(control) => (
            <Input.Password
              {...control}
              ref={input}
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
        <Refusal error={verify.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={verify.isPending}>
            {text(verify.isPending ? 'adminPassword.submitting' : 'adminPassword.submit')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

function useVerifyAdminPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => bodyOf(api.POST('/api/auth/verify-admin-password', { body: { password } })),
    onSuccess: ({ adminUntil }) =>
      queryClient.setQueryData(currentUserQuery.queryKey, (user) => (user ? { ...user, adminUntil } : user)),
  });
}
