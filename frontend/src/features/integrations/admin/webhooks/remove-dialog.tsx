import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.js';
import { useRemoveWebhook } from '../api/webhooks.js';

/** Asks for confirmation: its position in the log is lost too. */
export function RemoveDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const text = useText();
  return (
    <ConfirmDialog
      title={text('webhook.removeNamed', { name: webhook.name })}
      keepLabel={text('webhook.keep')}
      confirmLabel={text('webhook.removeConfirm')}
      command={useRemoveWebhook(webhook)}
      failedTitle={text('webhook.stepFailed')}
      doneTitle={text('webhook.removeDone')}
      onClose={onClose}
    >
      {text('webhook.removeText')}
    </ConfirmDialog>
  );
}
