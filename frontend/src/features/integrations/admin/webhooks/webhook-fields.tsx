import { webhookLimits } from '@rigbook/contracts/integrations/webhook.limits';
import {
  webhookAddressProblem,
  webhookAddressProblemInWords,
} from '@rigbook/contracts/integrations/webhook-address.rules';
import { trimmedText } from '@rigbook/contracts/kernel/text';
import { Input } from 'antd';
import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { FormField } from '../../../../ui/form/form-dialog.js';
import type { WebhookFields } from '../api/webhooks.js';
import { EventTypeChoice } from './event-type-choice.js';

/** All events are chosen at first. */
export const fieldsOf = (webhook?: Webhook): WebhookFields => ({
  name: webhook?.name ?? '',
  address: webhook?.address ?? '',
  eventTypes: webhook?.eventTypes ?? null,
});

export const trimmedFields = ({ name, address, eventTypes }: WebhookFields): WebhookFields => ({
  name: trimmedText(name),
  address: address.trim(),
  eventTypes,
});

export function useWebhookProblems() {
  const text = useText();
  return ({ name, address, eventTypes }: WebhookFields) => {
    const problem = webhookAddressProblem(address.trim());
    return {
      name: trimmedText(name) === '' ? text('webhook.nameNeeded') : undefined,
      address: problem && webhookAddressProblemInWords(problem).replace(/\.$/, ''),
      eventTypes: eventTypes?.length === 0 ? text('webhook.eventsNeeded') : undefined,
    };
  };
}

/** The fields for adding or changing a webhook. */
export function WebhookFormFields() {
  const text = useText();
  return (
    <>
      <FormField name="name" label={text('webhook.name')} hint={text('webhook.nameHint')}>
        <Input dir="auto" autoComplete="off" maxLength={webhookLimits.nameCharacters} />
      </FormField>
      <FormField name="address" label={text('webhook.address')} hint={text('webhook.addressHint')}>
        <Input dir="ltr" inputMode="url" autoComplete="off" />
      </FormField>
      <FormField name="eventTypes" label={text('webhook.events')}>
        <EventTypeChoice />
      </FormField>
    </>
  );
}
