import type { AccessTokenScope } from '../integrations/access-token.words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';
import { waitInWords } from './sentence.js';

/** About programs that call with an access token (docs/domain.md#integrations). */
export const integrationRefusals = {
  ACCESS_TOKEN_INVALID: withoutFacts(
    401,
    'Access token not valid',
    'This access token is unknown, expired or revoked. Please ask an administrator for another one.',
  ),
  SCOPE_MISSING: withFacts<{ scope: AccessTokenScope | null }>({
    status: 403,
    title: 'Scope missing',
    detail: ({ scope }) =>
      scope === null
        ? 'Access tokens cannot make this call. It is for people who are signed in.'
        : `This call needs an access token with the scope ${scope}.`,
    example: { scope: 'bookings:read' },
  }),
  RESPONDER_NOT_NAMED: withoutFacts(
    400,
    'Responder not named',
    'Please name the responder this is done for: send their unit number in the header On-Behalf-Of.',
  ),
  TOO_MANY_CALLS: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Too many calls',
    detail: ({ retryAfterSeconds }) =>
      `There were too many calls with this access token. Please continue in ${waitInWords(retryAfterSeconds)}.`,
    example: { retryAfterSeconds: 20 },
  }),
  TOO_MANY_WAITING: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Too many waiting calls',
    detail: () => 'Too many of your calls are waiting for new events. Please end some of them.',
    example: { retryAfterSeconds: 30 },
  }),
  ACCESS_TOKEN_NOT_FOUND: withoutFacts(
    404,
    'Access token not found',
    'There is no such access token. Please reload the list.',
  ),
};
