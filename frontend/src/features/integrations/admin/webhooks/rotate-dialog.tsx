import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useRotateSecret } from '../api/webhooks.js';
import { NewSecret } from './new-secret.js';

/** Creates a new secret. The current one signs for one more day. */
export function RotateDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const rotate = useRotateSecret(webhook);
  const title = text('webhook.rotateNamed', { name: webhook.name });
  if (rotate.data)
    return (
      <Dialog title={title} onClose={onClose}>
        <NewSecret webhook={rotate.data} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text('webhook.rotateText')}</p>
      <Refusal error={rotate.error} />
      <Actions>
        <Button onClick={onClose}>{text('dialog.cancel')}</Button>
        <Button
          look="primary"
          busy={rotate.isPending}
          onClick={() => void attempt(rotate.mutateAsync(), text('webhook.stepFailed'))}
        >
          {text('webhook.rotateConfirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
