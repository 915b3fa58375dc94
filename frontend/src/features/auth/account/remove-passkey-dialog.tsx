import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Passkey } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog } from '../../../ui/dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';

interface Props {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Asks for confirmation: the device can no longer sign in by it. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/auth/passkeys/{id}', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.passkeys }),
  });
  const confirm = async () => {
    if (!(await attempt(remove.mutateAsync(), text('passkey.removeFailed')))) return;
    showToast({ title: text('passkey.removed'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog title={text('passkey.removeTitle', { name })} width={460} onClose={onClose}>
      <p>{text('passkey.removeText')}</p>
      <Refusal error={remove.error} />
      <Actions>
        <Button onClick={onClose}>{text('passkey.keep')}</Button>
        <Button look="primary" danger busy={remove.isPending} onClick={() => void confirm()}>
          {text(remove.isPending ? 'passkey.removing' : 'passkey.remove')}
        </Button>
      </Actions>
    </Dialog>
  );
}
