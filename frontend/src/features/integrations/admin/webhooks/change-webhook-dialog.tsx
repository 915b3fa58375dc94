import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { FormDialog } from '../../../../ui/form/form-dialog.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useChangeWebhook, type WebhookFields } from '../api/webhooks.js';
import { fieldsOf, trimmedFields, useWebhookProblems, WebhookFormFields } from './webhook-fields.js';

/** Changes name, address or events; delivery continues where it was. */
export function ChangeWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const change = useChangeWebhook(webhook.id);
  const submit = async (typed: WebhookFields) => {
    if (!(await attempt(change.mutateAsync(trimmedFields(typed)), text('webhook.changeFailed')))) return;
    showToast({ title: text('webhook.changeDone'), tone: 'success' });
    onClose();
  };
  return (
    <FormDialog<WebhookFields>
      title={text('webhook.changeNamed', { name: webhook.name })}
      initial={fieldsOf(webhook)}
      problems={useWebhookProblems()}
      submit={text('webhook.save')}
      submitting={text('webhook.saving')}
      command={change}
      onSubmit={submit}
      onClose={onClose}
    >
      <WebhookFormFields />
    </FormDialog>
  );
}
