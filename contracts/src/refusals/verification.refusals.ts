import { withoutFacts } from './refusal-definition.js';

/** About checking the log (docs/domain.md#who-may-what). */
export const verificationRefusals = {
  VERIFICATION_UNDER_WAY: withoutFacts(
    409,
    'Verification under way',
    'Somebody verifies the log at this moment. Please try again when that is over.',
  ),
};
