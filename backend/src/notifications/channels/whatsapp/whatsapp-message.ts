import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { forWhatsAppParameter } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import type { Country } from '@rigbook/contracts/settings/country.words';

/** A message from a template approved by Meta. Without one, an organization cannot start a conversation. */
export interface WhatsAppMessage {
  /** returned in reports about the message */
  readonly id: string;
  /** as people type it */
  readonly to: string;
  /** assumed if the number has no country code: the organization's */
  readonly country: Country;
  readonly template: string;
  /** the language it was approved in, such as `he` or `en_US` */
  readonly language: string;
  /** in the order of the template's body */
  readonly parameters: readonly string[];
  /** the code that the template's button copies, which Meta wants in templates for codes */
  readonly copies?: string;
}

const MOST_CHARACTERS = 1024;

/** A text that the Cloud API accepts: one line, no repeated spaces, not empty, not too long. */
export function whatsAppParameter(value: string): string {
  const characters = [...forWhatsAppParameter(value)];
  if (characters.length === 0) return '-';
  return characters.length > MOST_CHARACTERS
    ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…`
    : characters.join('');
}

/** The body of `POST /{phone number id}/messages`. */
export const messageBody = (to: string, { id, template, language, parameters, copies }: WhatsAppMessage): object => ({
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
        ...(copies === undefined
          ? []
          : [{ type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: copies }] }]),
      ],
    }),
  },
  biz_opaque_callback_data: id,
});

/** In IL, `0500000100` becomes `+972500000100`. Undefined if it is not a phone number. */
export function internationalNumber(typed: string, home: Country): string | undefined {
  const number = parsePhoneNumberFromString(typed, home);
  return number?.isValid() ? number.number : undefined;
}
