import { withoutFacts } from './refusal-definition.js';

/** About checking the log (docs/domain.md#who-may-what). */
export const verificationRefusals = {
  VERIFICATION_UNDER_WAY: withoutFacts(
    409,
    'Verification in progress',
    'The log is already being verified. Please try again when that has finished.',
  ),
};
