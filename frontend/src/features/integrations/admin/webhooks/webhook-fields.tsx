import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import { Input } from 'antd';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { EventTypeChoice } from './event-type-choice.js';
import type { WebhookForm } from './use-webhook-form.js';

/** The fields for adding or changing a webhook. */
export function WebhookFields({ form }: { form: WebhookForm }) {
  const text = useText();
  return (
    <>
      <Field label={text('webhook.name')} hint={text('webhook.nameHint')} error={form.errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            dir="auto"
            autoComplete="off"
            maxLength={webhookLimits.nameCharacters}
            value={form.name}
            onChange={({ target }) => form.setName(target.value)}
          />
        )}
      </Field>
      <Field label={text('webhook.address')} hint={text('webhook.addressHint')} error={form.errors.address}>
        {(control) => (
          <Input
            {...control}
            name="address"
            dir="ltr"
            inputMode="url"
            autoComplete="off"
            value={form.address}
            onChange={({ target }) => form.setAddress(target.value)}
          />
        )}
      </Field>
      <EventTypeChoice form={form} />
    </>
  );
}
