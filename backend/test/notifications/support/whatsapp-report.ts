import { createHmac } from 'node:crypto';
import type { Instant } from '@rigbook/contracts/kernel/time';

export const path = '/api/webhooks/whatsapp';
export const whatsApp = { WHATSAPP_TOKEN: 'a-token', WHATSAPP_PHONE_NUMBER_ID: '1234' };
export const webhook = { WHATSAPP_APP_SECRET: 'the secret of the app', WHATSAPP_VERIFY_TOKEN: 'chosen by us' };

export const signatureOf = (body: string, secret = webhook.WHATSAPP_APP_SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** A webhook as Meta documents it, with one entry for each list of reports. */
export const webhookOf = (...entries: readonly (readonly object[])[]): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: entries.map((statuses) => ({
      id: '102290129340398',
      changes: [
        {
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '972500000199', phone_number_id: '1234' },
            statuses,
          },
          field: 'messages',
        },
      ],
    })),
  });

const noon = 1_795_348_800; // of 22 November 2026, in seconds
export const later = (seconds: number): Instant => new Date((noon + seconds) * 1000).toISOString() as Instant;

export interface Message {
  readonly id: string;
  readonly wamid: string;
}

export const statusOf = ({ id, wamid }: Message, status: string, seconds: number, more: object = {}) => ({
  id: wamid,
  status,
  timestamp: String(noon + seconds),
  recipient_id: '972500000101',
  biz_opaque_callback_data: id,
  conversation: { id: 'a75d17ad06104c51166f948319b03c6a', origin: { type: 'utility' } },
  pricing: { billable: true, pricing_model: 'PMP', category: 'utility', type: 'regular' },
  ...more,
});
export const error = (code: number, message: string, details: string) => ({
  errors: [{ code, title: message, message, error_data: { details }, href: 'https://developers.facebook.com/docs/' }],
});
export const undeliverable = error(131026, 'Message undeliverable', 'The number +972500000101 of Dana did not answer.');

export const at = (seconds: number) => new Date(later(seconds)).toISOString();
