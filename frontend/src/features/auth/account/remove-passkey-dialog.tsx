import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Passkey } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.js';

interface Props {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}

/** Asks for confirmation: the device can no longer sign in by it. */
export function RemovePasskeyDialog({ passkey: { id, name }, onClose }: Props) {
  const text = useText();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/auth/passkeys/{id}', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.passkeys }),
  });
  return (
    <ConfirmDialog
      title={text('passkey.removeTitle', { name })}
      keepLabel={text('passkey.keep')}
      confirmLabel={text('passkey.remove')}
      busyLabel={text('passkey.removing')}
      command={remove}
      failedTitle={text('passkey.removeFailed')}
      doneTitle={text('passkey.removed')}
      onClose={onClose}
    >
      {text('passkey.removeText')}
    </ConfirmDialog>
  );
}
