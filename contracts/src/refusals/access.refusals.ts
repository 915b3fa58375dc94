import type { MessageChannel } from '../notifications/templates/template.words.js';
import type { ProofWay } from '../auth/proof.words.js';
import { passkeyLimits } from '../auth/passkey.limits.js';
import { withFacts, withoutFacts } from './refusal-definition.js';
import { plural, waitInWords } from './sentence.js';

/** About the caller (docs/domain.md#who-may-what). */
export const accessRefusals = {
  SIGNED_OUT: withoutFacts(401, 'Signed out', 'You are signed out. Please sign in to continue.'),
  SIGN_IN_FAILED: withoutFacts(401, 'Sign-in failed', 'Unit number or phone digits are incorrect.'),
  TOO_MANY_ATTEMPTS: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Too many attempts',
    detail: ({ retryAfterSeconds }) =>
      `There were too many failed attempts. Please try again in ${waitInWords(retryAfterSeconds)}. ` +
      'A device that you have used before may still work, and an administrator can unlock your unit.',
    example: { retryAfterSeconds: 900 },
  }),
  UNLOCK_REQUIRED: withoutFacts(
    429,
    'Locked after failed attempts',
    'There were too many failed attempts, so this is locked. Please use a device that you have used before, or ask an administrator to unlock your unit.',
  ),
  CODE_INCORRECT: withFacts<{ triesLeft: number }>({
    status: 403,
    title: 'Incorrect code',
    detail: ({ triesLeft }) =>
      triesLeft === 0
        ? 'The code is incorrect, and this was the last attempt with it. Please have a new code sent.'
        : `The code is incorrect. You have ${plural(triesLeft, 'more attempt')}.`,
    example: { triesLeft: 4 },
  }),
  CODE_EXPIRED: withoutFacts(
    403,
    'Code no longer valid',
    'This code can no longer be used. Please have a new one sent.',
  ),
  TOO_MANY_CODES: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Too many codes',
    detail: ({ retryAfterSeconds }) =>
      `Too many codes were sent to you. Please wait ${waitInWords(retryAfterSeconds)} before the next one.`,
    example: { retryAfterSeconds: 1800 },
  }),
  TOO_MANY_DOWNLOADS: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Too many downloads',
    detail: ({ retryAfterSeconds }) =>
      `You have just downloaded your data several times. Please wait ${waitInWords(retryAfterSeconds)}.`,
    example: { retryAfterSeconds: 1800 },
  }),
  CODE_NOT_SENT: withFacts<{ channel: MessageChannel }>({
    status: 409,
    title: 'Code not sent',
    detail: ({ channel }) =>
      `The code could not be sent by ${channel === 'email' ? 'email' : 'WhatsApp'}. Please try again, or another way if there is one.`,
    example: { channel: 'email' },
  }),
  CHANNEL_NOT_AVAILABLE: withFacts<{ channel: MessageChannel }>({
    status: 409,
    title: 'Channel not available',
    detail: ({ channel }) =>
      `A code cannot be sent to you by ${channel === 'email' ? 'email' : 'WhatsApp'}. Please choose another way.`,
    example: { channel: 'email' },
  }),
  CODE_CAN_BE_SENT: withoutFacts(
    409,
    'A code can be sent',
    'A code can be sent to you. Please have one sent and enter it.',
  ),
  SIGN_IN_EXPIRED: withoutFacts(
    401,
    'Sign-in took too long',
    'This sign-in is over. Please start again with your unit number.',
  ),
  DEVICE_NOT_LET_IN: withoutFacts(
    403,
    'Device not let in',
    'No administrator has let this device in. Please ask an administrator.',
  ),
  WAITING_SIGN_IN_NOT_FOUND: withoutFacts(
    404,
    'Not waiting anymore',
    'This device no longer waits to be let in. Please ask the person to sign in again.',
  ),
  TOO_MANY_LIVE_STREAMS: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Too many live streams',
    detail: () => 'Rigbook is open in too many windows. Please close some of them.',
    example: { retryAfterSeconds: 60 },
  }),
  ADMIN_ONLY: withoutFacts(403, 'Administrators only', 'Only administrators can do this. Please ask an administrator.'),
  AUDITOR_ONLY: withoutFacts(
    403,
    'Auditors only',
    'Only auditors and administrators can read this. Please ask one of them.',
  ),
  NOT_FOR_AUDITORS: withoutFacts(
    403,
    'Not for auditors',
    'Auditors can read the record but not change it. Someone else has to book this vehicle.',
  ),
  ADMIN_PASSWORD_REQUIRED: withoutFacts(
    403,
    'Admin password required',
    'Please open the administration, by the admin password or your passkey, to continue.',
  ),
  AUDITOR_PROOF_REQUIRED: withoutFacts(
    403,
    'Second factor required',
    'Please use your passkey or your audit password to continue.',
  ),
  AUDIT_PASSWORD_INCORRECT: withoutFacts(403, 'Access denied', 'Incorrect audit password.'),
  FRESH_PROOF_REQUIRED: withFacts<{ ways: readonly ProofWay[] }>({
    status: 403,
    title: 'Proof required',
    detail: ({ ways }) =>
      ways.length > 0
        ? 'Please confirm that it is you, then try again.'
        : 'Nothing can be sent to you to confirm that it is you. Please ask an administrator to make this change.',
    example: { ways: ['code', 'passkey'] },
  }),
  DIGITS_INCORRECT: withoutFacts(403, 'Incorrect digits', 'These are not the last 4 digits of your phone number.'),
  RESPONDER_SUSPENDED: withoutFacts(403, 'Suspended', 'Your access is suspended. Please ask an administrator.'),
  SESSION_NOT_FOUND: withoutFacts(
    404,
    'Device not found',
    'This device is no longer signed in or remembered. Please reload the list.',
  ),
  ADMIN_PASSWORD_INCORRECT: withoutFacts(403, 'Access denied', 'Incorrect admin password.'),
  ADMIN_PASSWORD_OFF: withoutFacts(
    403,
    'Admin password switched off',
    'The shared admin password is switched off. Please use your passkey.',
  ),
  OWN_PASSKEY_REQUIRED: withoutFacts(
    409,
    'Passkey needed first',
    'Please add a passkey in your account first. Without the shared admin password, only passkeys open the administration.',
  ),
  LAST_ADMIN_PASSKEY: withoutFacts(
    409,
    'Last passkey of an administrator',
    'This would take away the last passkey that opens the administration, and the shared admin password is switched off. ' +
      'Please switch the password on first, or see to it that another administrator has a passkey.',
  ),
  PASSKEY_NOT_ACCEPTED: withoutFacts(
    403,
    'Passkey not accepted',
    'This passkey was not accepted. Please try again, or sign in another way.',
  ),
  PASSKEY_NOT_FOUND: withoutFacts(404, 'Passkey not found', 'There is no such passkey. It may have been removed.'),
  TOO_MANY_PASSKEYS: withoutFacts(
    409,
    'Passkey not added',
    `This passkey is known already, or you have ${passkeyLimits.most}. Please remove one that you no longer use.`,
  ),
  CROSS_SITE_REFUSED: withoutFacts(
    403,
    'Request from another site',
    'The request came from another site and was blocked. Please use Rigbook in its own window.',
  ),
};
