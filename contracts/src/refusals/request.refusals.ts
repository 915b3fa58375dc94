import { withFacts, withoutFacts } from './refusal-definition.js';
import { toSentence, waitInWords } from './sentence.js';

export interface FieldError {
  /** Path of the field in the body: `purpose`, `damageReports.0.area`. */
  readonly field: string;
  readonly message: string;
}

export interface FieldErrors {
  readonly errors: readonly FieldError[];
}

/** Repeats no message. */
const allMessages = ({ errors }: FieldErrors): string =>
  [...new Set(errors.map(({ message }) => toSentence(message)))].join(' ');

/** About the request itself, before any business rule. */
export const requestRefusals = {
  VALIDATION_FAILED: withFacts<FieldErrors>({
    status: 400,
    title: 'Some fields need correcting',
    detail: (facts) => allMessages(facts) || 'Some fields are missing or wrong. Please correct them and try again.',
    example: { errors: [{ field: 'purpose', message: 'Purpose is required' }] },
  }),
  INVALID_TEXT: withFacts<FieldErrors>({
    status: 400,
    title: 'Text with characters that cannot be stored',
    detail: () => 'The text contains characters that cannot be stored. Please type it again without them.',
    example: { errors: [{ field: 'purpose', message: 'Purpose contains characters that cannot be stored' }] },
  }),
  MALFORMED_JSON: withoutFacts(
    400,
    'Request not understood',
    'The request could not be read. Please reload the page and try again.',
  ),
  BODY_TOO_LARGE: withoutFacts(413, 'Request too large', 'The request is larger than 1 MB. Please send less.'),
  UNSUPPORTED_MEDIA_TYPE: withoutFacts(
    415,
    'Unsupported media type',
    'The server accepts JSON here. Please send the request as application/json.',
  ),
  HEADERS_TOO_LARGE: withoutFacts(
    431,
    'Request too large',
    'The address or the headers of the request are too long. Please delete the cookies of this site and try again.',
  ),
  REQUEST_TOO_SLOW: withoutFacts(
    408,
    'Request took too long',
    'The request did not arrive in time. Please check your connection and try again.',
  ),
  TOO_MANY_WRITES: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Too many changes',
    detail: ({ retryAfterSeconds }) =>
      `You have made a great many changes in a short time. Please continue in ${waitInWords(retryAfterSeconds)}.`,
    example: { retryAfterSeconds: 40 },
  }),
  METHOD_NOT_ALLOWED: withoutFacts(
    405,
    'Method not allowed',
    'This address does not offer that. Please reload the page and try again.',
  ),
  NOT_FOUND: withoutFacts(404, 'Not found', 'There is nothing at this address. Please check the link.'),
  IDEMPOTENCY_KEY_REUSED: withoutFacts(
    422,
    'Idempotency key already used',
    'This was already sent with different content. Please reload the page and try again.',
  ),
  CHANGED_MEANWHILE: withoutFacts(
    409,
    'Changed by someone else',
    'Someone else changed this at the same moment. Please check it and repeat your change if it is still needed.',
  ),
  DATABASE_UNAVAILABLE: withoutFacts(
    503,
    'Temporarily unavailable',
    'Rigbook cannot reach its database. Please check whether your last step was saved, and try again in a minute.',
  ),
  STORAGE_UNAVAILABLE: withoutFacts(
    503,
    'Temporarily unavailable',
    'Rigbook cannot reach its photo storage. Please try again in a minute.',
  ),
  STOPPING: withoutFacts(503, 'Stopping', 'This server is being restarted. Please try again in a moment.'),
  UNEXPECTED: withoutFacts(
    500,
    'Unexpected error',
    'Something went wrong on our side. Please try again. If it happens again, give support the number below.',
  ),
};
