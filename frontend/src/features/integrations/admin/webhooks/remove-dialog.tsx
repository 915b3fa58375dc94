import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useRemoveWebhook } from '../api/webhooks.js';

/** Asks for confirmation: its position in the log is lost too. */
export function RemoveDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const remove = useRemoveWebhook(webhook);
  const confirm = async () => {
    if (!(await attempt(remove.mutateAsync(), text('webhook.stepFailed')))) return;
    showToast({ title: text('webhook.removeDone'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog title={text('webhook.removeNamed', { name: webhook.name })} width={460} onClose={onClose}>
      <p>{text('webhook.removeText')}</p>
      <Refusal error={remove.error} />
      <Actions>
        <Button onClick={onClose}>{text('webhook.keep')}</Button>
        <Button look="primary" danger busy={remove.isPending} onClick={() => void confirm()}>
          {text('webhook.removeConfirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
