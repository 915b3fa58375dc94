import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { forWhatsAppParameter } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import type { Country } from '@rigbook/contracts/settings/country.words';

/** A message from a template that Meta has approved: without one, WhatsApp lets no organisation begin a conversation. */
export interface WhatsAppMessage {
  /** comes back with reports about the message */
  readonly id: string;
  /** as people type it */
  readonly to: string;
  /** whose number it is where it has no country code: the organisation's */
  readonly country: Country;
  readonly template: string;
  /** in which it was approved, such as `he` or `en_US` */
  readonly language: string;
  /** in the order of the template's body */
  readonly parameters: readonly string[];
}

const MOST_CHARACTERS = 1024;

/** What the Cloud API takes as a text: one line, no run of spaces, not empty and not too long. */
export function whatsAppParameter(value: string): string {
  const characters = [...forWhatsAppParameter(value)];
  if (characters.length === 0) return '-';
  return characters.length > MOST_CHARACTERS
    ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`
    : characters.join('');
}

/** The body of `POST /{phone number id}/messages`. */
export const messageBody = (to: string, { id, template, language, parameters }: WhatsAppMessage): object => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to,
  type: 'template',
  template: {
    name: template,
    language: { code: language },
    ...(parameters.length > 0 && {
      components: [
        { type: 'body', parameters: parameters.map((value) => ({ type: 'text', text: whatsAppParameter(value) })) },
      ],
    }),
  },
  biz_opaque_callback_data: id,
});

/** At home in IL, `0500000100` is `+972500000100`; undefined for what is no phone number. */
export function internationalNumber(typed: string, home: Country): string | undefined {
  const number = parsePhoneNumberFromString(typed, home);
  return number?.isValid() ? number.number : undefined;
}
