import { withFacts, withoutFacts } from './refusal-definition.js';
import { waitInWords } from './sentence.js';

/** About webhooks and calendar feeds (docs/domain.md#integrations). */
export const webhookRefusals = {
  WEBHOOK_NOT_FOUND: withoutFacts(404, 'Webhook not found', 'This webhook no longer exists. Please reload the list.'),
  TOO_MANY_WEBHOOKS: withFacts<{ most: number }>({
    status: 409,
    title: 'Too many webhooks',
    detail: ({ most }) => `At most ${most} webhooks are allowed. Please remove one first.`,
    example: { most: 20 },
  }),
  CALENDAR_FEED_NOT_FOUND: withoutFacts(
    404,
    'Calendar not found',
    'This calendar address is no longer valid. Please get a new one in your account or from an administrator.',
  ),
  CALENDAR_READ_TOO_OFTEN: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Calendar read too often',
    detail: ({ retryAfterSeconds }) =>
      `This calendar was read too often just now. Please try again in ${waitInWords(retryAfterSeconds)}.`,
    example: { retryAfterSeconds: 20 },
  }),
  TOO_MANY_WEBHOOK_TESTS: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Too many tests',
    detail: ({ retryAfterSeconds }) =>
      `This webhook was tested too often. Please wait ${waitInWords(retryAfterSeconds)} before the next test.`,
    example: { retryAfterSeconds: 300 },
  }),
};
