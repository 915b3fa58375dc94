import type { AccessToken } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useRevokeAccessToken } from '../api/access-tokens.js';

export function RevokeTokenDialog({ token: { id, name }, onClose }: { token: AccessToken; onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const revoke = useRevokeAccessToken();

  const confirm = async () => {
    if (!(await attempt(revoke.mutateAsync(id), text('tokens.revokeFailed')))) return;
    showToast({ title: text('tokens.revoked'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('tokens.revokeTitle')} width={460} onClose={onClose}>
      <p>{text('tokens.revokeText', { name })}</p>
      <Refusal error={revoke.error} />
      <Actions>
        <Button onClick={onClose}>{text('tokens.revokeKeep')}</Button>
        <Button look="primary" danger busy={revoke.isPending} onClick={() => void confirm()}>
          {text(revoke.isPending ? 'tokens.revoking' : 'tokens.revokeConfirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
