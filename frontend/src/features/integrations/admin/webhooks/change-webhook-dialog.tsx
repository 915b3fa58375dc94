import { useRef } from 'react';
import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useChangeWebhook } from '../api/webhooks.js';
import { useWebhookForm } from './use-webhook-form.js';
import { WebhookFields } from './webhook-fields.js';

/** Changes name, address or events; delivery continues where it was. */
export function ChangeWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const change = useChangeWebhook(webhook.id);
  const ref = useRef<HTMLFormElement>(null);
  const form = useWebhookForm(webhook);
  const submit = async () => {
    const fields = form.checked(ref.current);
    if (!fields || change.isPending) return;
    if (!(await attempt(change.mutateAsync(fields), text('webhook.changeFailed')))) return;
    showToast({ title: text('webhook.changeDone'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog title={text('webhook.changeNamed', { name: webhook.name })} onClose={onClose}>
      <DialogForm ref={ref} onSubmit={submit}>
        <WebhookFields form={form} />
        <Refusal error={change.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={change.isPending}>
            {text(change.isPending ? 'webhook.saving' : 'webhook.save')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
