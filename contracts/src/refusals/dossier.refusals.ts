import { withoutFacts } from './refusal-definition.js';

/** About dossiers of bookings (docs/domain.md#who-may-what). */
export const dossierRefusals = {
  NOT_SEALED_YET: withoutFacts(
    409,
    'Not sealed yet',
    'The last step of this booking is not sealed yet. Please try again in a minute.',
  ),
  LOG_CONTRADICTS_SEAL: withoutFacts(
    409,
    'The log contradicts its seal',
    'The log does not match its seal, so this booking cannot be proven. Please have the log verified.',
  ),
  SEAL_KEY_MISSING: withoutFacts(
    409,
    'No key to sign with',
    'This server does not have the key that the log is sealed with. Please tell the operator of Rigbook.',
  ),
  DOSSIER_TOO_LONG: withoutFacts(
    409,
    'Dossier too long',
    'Too much happened between the first and the last step of this booking for a dossier. The export of the whole log proves it as well.',
  ),
};
