import type { MessageChannel } from '../notifications/templates/template.words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';
import { waitInWords } from './sentence.js';

const missing: Readonly<Record<MessageChannel, string>> = {
  email: 'Your profile has no email address. Please add it there, then test again.',
  whatsapp: 'The phone number in your profile cannot receive messages. Please correct it, then test again.',
};

/** About testing channels, and reports from providers (docs/domain.md#messages). */
export const channelRefusals = {
  NO_ADDRESS_FOR_CHANNEL: withFacts<{ channel: MessageChannel }>({
    status: 409,
    title: 'No address to send to',
    detail: ({ channel }) => missing[channel],
    example: { channel: 'email' },
  }),
  TOO_MANY_CHANNEL_TESTS: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Too many tests',
    detail: ({ retryAfterSeconds }) =>
      `There were too many tests in a short time. Please wait ${waitInWords(retryAfterSeconds)} before the next one.`,
    example: { retryAfterSeconds: 300 },
  }),
  CHANNEL_TEST_UNDER_WAY: withoutFacts(
    409,
    'Test in progress',
    'This test is already being sent. Please wait a moment, and send another one if it does not arrive.',
  ),
  PUSH_DEVICE_NOT_FOUND: withoutFacts(
    404,
    'Device not found',
    'This device gets no push messages any more. Please reload the list.',
  ),
  NOT_FROM_WHATSAPP: withoutFacts(
    403,
    'Not from WhatsApp',
    'This address accepts only reports from WhatsApp, and the request is not signed as one.',
  ),
};
