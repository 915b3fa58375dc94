import type { AccessToken } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.js';
import { useRevokeAccessToken } from '../api/access-tokens.js';

export function RevokeTokenDialog({ token: { id, name }, onClose }: { token: AccessToken; onClose: () => void }) {
  const text = useText();
  return (
    <ConfirmDialog
      title={text('tokens.revokeTitle')}
      keepLabel={text('tokens.revokeKeep')}
      confirmLabel={text('tokens.revokeConfirm')}
      busyLabel={text('tokens.revoking')}
      command={useRevokeAccessToken(id)}
      failedTitle={text('tokens.revokeFailed')}
      doneTitle={text('tokens.revoked')}
      onClose={onClose}
    >
      {text('tokens.revokeText', { name })}
    </ConfirmDialog>
  );
}
