import type { WebhookBeginning } from '@rigbook/contracts/integrations/webhook.words';
import { useRef, useState } from 'react';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useAddWebhook } from '../api/webhooks.js';
import { NewSecret } from './new-secret.js';
import { useWebhookForm } from './use-webhook-form.js';
import { WebhookFields } from './webhook-fields.js';

/** Adds a webhook, then shows its secret. */
export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const add = useAddWebhook();
  const ref = useRef<HTMLFormElement>(null);
  const form = useWebhookForm();
  const [beginsWith, setBeginsWith] = useState<WebhookBeginning>('now');
  const { name, address, all, chosen } = form;
  const key = useIdempotencyKey(JSON.stringify([name, address, all, chosen, beginsWith]));

  if (add.data)
    return (
      <Dialog title={text('webhook.added')} onClose={onClose}>
        <NewSecret webhook={add.data} onDone={onClose} />
      </Dialog>
    );
  const submit = async () => {
    const fields = form.checked(ref.current);
    if (fields && !add.isPending)
      await attempt(add.mutateAsync({ fields, beginsWith, key }), text('webhook.addFailed'));
  };
  return (
    <Dialog title={text('webhook.add')} focusFirstField onClose={onClose}>
      <DialogForm ref={ref} onSubmit={submit}>
        <WebhookFields form={form} />
        <Field label={text('webhook.beginsWith')} hint={text('webhook.beginsWithHint')}>
          {(control) => (
            <NativeSelect
              {...control}
              value={beginsWith}
              onChange={({ target }) => setBeginsWith(target.value === 'now' ? 'now' : 'first-event')}
            >
              <option value="now">{text('webhook.fromNow')}</option>
              <option value="first-event">{text('webhook.fromFirstEvent')}</option>
            </NativeSelect>
          )}
        </Field>
        <Refusal error={add.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={add.isPending}>
            {text(add.isPending ? 'webhook.saving' : 'webhook.add')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
