import { withoutFacts } from './refusal-definition.js';

/** About deciding on a request from a message (docs/domain.md#deciding). */
export const decidingRefusals = {
  DECISION_LINK_NOT_VALID: withoutFacts(
    403,
    'Link not valid',
    'This link is not complete, or it was sent to somebody who no longer decides. Please open it again from the message, or decide in the administration.',
  ),
  DECISION_LINK_OVER: withoutFacts(
    409,
    'Link has ended',
    'This link has ended: it works for 48 hours, and only for the request that the message was about. Please decide in the administration.',
  ),
  PASSKEY_NEEDED_TO_DECIDE: withoutFacts(
    403,
    'Passkey needed',
    'The message went to the office, so the admin password does not say who decides. Please use your passkey, or decide in the administration.',
  ),
};
