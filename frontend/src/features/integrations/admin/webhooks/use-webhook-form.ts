import {
  webhookAddressProblem,
  webhookAddressProblemInWords,
} from '@rigbook/contracts/integrations/webhook-address.rules';
import type { EventType } from '@rigbook/contracts/integrations/event-type.words';
import { trimmedText } from '@rigbook/contracts/kernel/text';
import { useState } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import type { Webhook } from '../../../../lib/http/answers.js';
import { useSentence } from '../../../../lib/i18n/use-sentence.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import type { WebhookFields } from '../api/webhooks.js';

type Errors = Partial<Record<keyof WebhookFields, string>>;

export type WebhookForm = ReturnType<typeof useWebhookForm>;

/** The form's fields and problems; all events are chosen at first. */
export function useWebhookForm(webhook?: Webhook) {
  const text = useText();
  const sentence = useSentence();
  const [name, setName] = useState(webhook?.name ?? '');
  const [address, setAddress] = useState(webhook?.address ?? '');
  const [all, setAll] = useState((webhook?.eventTypes ?? null) === null);
  const [chosen, setChosen] = useState<readonly EventType[]>(webhook?.eventTypes ?? []);
  const [errors, setErrors] = useState<Errors>({});

  const errorsNow = (): Errors => {
    const problem = webhookAddressProblem(address.trim());
    return {
      ...(trimmedText(name) === '' && { name: text('webhook.nameNeeded') }),
      ...(problem && { address: sentence(webhookAddressProblemInWords(problem).replace(/\.$/, '')) }),
      ...(!all && chosen.length === 0 && { eventTypes: text('webhook.eventsNeeded') }),
    };
  };
  /** The fields if valid; otherwise shows the problems and moves the cursor there. */
  const checked = (form: HTMLFormElement | null): WebhookFields | undefined => {
    const found = errorsNow();
    setErrors(found);
    const wrong = (['name', 'address', 'eventTypes'] as const).find((field) => found[field] !== undefined);
    if (wrong === undefined)
      return { name: trimmedText(name), address: address.trim(), eventTypes: all ? null : [...chosen] };
    focusOn(form?.querySelector<HTMLElement>(`[name="${wrong}"]`));
    return undefined;
  };
  const put =
    <Value>(field: keyof WebhookFields, set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setErrors({ ...errors, [field]: undefined });
    };
  return {
    name,
    address,
    all,
    chosen,
    errors,
    checked,
    setName: put('name', setName),
    setAddress: put('address', setAddress),
    setAll: put('eventTypes', setAll),
    setChosen: put('eventTypes', setChosen),
  };
}
