import { Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../ui/dialog.js';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Field } from '../../../ui/form/field.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { askPasskey, hasPasskeys } from '../api/ask-for-passkey.js';
import { proofQuery } from '../api/fresh-proof.js';
import { currentUserQuery } from '../api/get-current-user.js';
import { usePasskeyAttempt } from '../passkeys/use-passkey-attempt.js';

interface Props {
  readonly onPassed: () => void;
  readonly onClose: () => void;
}

/** Asks for the organization's admin password, or for a passkey; a wrong password clears the field. */
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
      <OpenByPasskey onPassed={onPassed} />
    </Dialog>
  );
}

/** Nothing for people or browsers without passkeys. */
function OpenByPasskey({ onPassed }: Pick<Props, 'onPassed'>) {
  const text = useText();
  const attempt = usePasskeyAttempt();
  const verify = useVerifyPasskey();
  const { data: proof } = useQuery({ ...proofQuery, enabled: hasPasskeys() });
  if (!proof?.ways.includes('passkey')) return null;
  const submit = async () => {
    if (await attempt(verify.mutateAsync(), text('adminPassword.denied'))) onPassed();
  };
  return (
    <Button wide busy={verify.isPending} onClick={() => void submit()}>
      {text('passkey.signIn')}
    </Button>
  );
}

const useVerifyAdminPassword = () =>
  useOpenAdministration((password: string) =>
    bodyOf(api.POST('/api/auth/verify-admin-password', { body: { password } })),
  );

const useVerifyPasskey = () =>
  useOpenAdministration(async () => {
    const response = await askPasskey(await bodyOf(api.GET('/api/auth/proof/passkey/options')));
    return bodyOf(api.POST('/api/auth/verify-passkey', { body: { response: { ...response } } }));
  });

function useOpenAdministration<Entered = void>(open: (entered: Entered) => Promise<{ readonly adminUntil: Instant }>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: open,
    onSuccess: ({ adminUntil }) =>
      queryClient.setQueryData(currentUserQuery.queryKey, (user) => (user ? { ...user, adminUntil } : user)),
  });
}
