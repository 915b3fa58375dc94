import type { WebhookBeginning } from '@rigbook/contracts/integrations/webhook.words';
import { Form, Select } from 'antd';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Dialog } from '../../../../ui/dialog.js';
import { FormBody, FormField } from '../../../../ui/form/form-dialog.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useAddWebhook, type WebhookFields } from '../api/webhooks.js';
import { NewSecret } from './new-secret.js';
import { fieldsOf, trimmedFields, useWebhookProblems, WebhookFormFields } from './webhook-fields.js';

interface Values extends WebhookFields {
  readonly beginsWith: WebhookBeginning;
}

/** Adds a webhook, then shows its secret. */
export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const add = useAddWebhook();
  const problems = useWebhookProblems();
  const [form] = Form.useForm<Values>();
  const key = useIdempotencyKey(JSON.stringify(Form.useWatch([], form)));
  return (
    <Dialog title={text(add.data ? 'webhook.added' : 'webhook.add')} focusFirstField onClose={onClose}>
      {add.data ? (
        <NewSecret webhook={add.data} onDone={onClose} />
      ) : (
        <FormBody<Values>
          form={form}
          initial={{ ...fieldsOf(), beginsWith: 'now' }}
          problems={problems}
          submit={text('webhook.add')}
          submitting={text('webhook.saving')}
          command={add}
          onSubmit={({ beginsWith, ...fields }) =>
            attempt(add.mutateAsync({ fields: trimmedFields(fields), beginsWith, key }), text('webhook.addFailed'))
          }
          onClose={onClose}
        >
          <WebhookFormFields />
          <FormField name="beginsWith" label={text('webhook.beginsWith')} hint={text('webhook.beginsWithHint')}>
            <Select
              options={[
                { value: 'now', label: text('webhook.fromNow') },
                { value: 'first-event', label: text('webhook.fromFirstEvent') },
              ]}
            />
          </FormField>
        </FormBody>
      )}
    </Dialog>
  );
}
