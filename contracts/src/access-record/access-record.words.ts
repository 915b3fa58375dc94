import type { RefusalCode } from '../refusals/refusals.js';

/** What the access record holds, in the order in which it can be chosen. */
export const accessKinds = [
  'sign-in',
  'sign-in-failed',
  'sign-in-locked',
  'sign-out',
  'device-asked',
  'device-confirmed',
  'device-let-in',
  'device-refused',
  'code-wrong',
  'step-up',
  'step-up-failed',
  'fresh-proof',
  'refused',
  'limit-met',
  'sessions-ended',
  'unlocked',
  'suspended',
  'suspension-lifted',
  'contact-changed',
  'passkey-added',
  'passkey-removed',
  'audit-password-changed',
  'audit-password-removed',
  'token-new-network',
  'photo-read',
  'dossier-read',
  'export-read',
  'users-read',
  'booking-read',
  'own-data-read',
  'vehicle-keys-read',
  'damage-bracket-read',
] as const;
export type AccessKind = (typeof accessKinds)[number];

/** Kinds that tell a person that somebody may be trying to come in as them. */
export const failedKinds = [
  'sign-in-failed',
  'sign-in-locked',
  'code-wrong',
  'step-up-failed',
] as const satisfies readonly AccessKind[];

/** What a refusal is recorded as; the others are no matter of access. */
export const kindOfRefusal: Partial<Readonly<Record<RefusalCode, AccessKind>>> = {
  SIGN_IN_FAILED: 'sign-in-failed',
  PASSKEY_NOT_ACCEPTED: 'sign-in-failed',
  TOO_MANY_ATTEMPTS: 'sign-in-locked',
  UNLOCK_REQUIRED: 'sign-in-locked',
  CODE_INCORRECT: 'code-wrong',
  ADMIN_PASSWORD_INCORRECT: 'step-up-failed',
  AUDIT_PASSWORD_INCORRECT: 'step-up-failed',
  DIGITS_INCORRECT: 'step-up-failed',
  FRESH_PROOF_REQUIRED: 'refused',
  RESPONDER_SUSPENDED: 'refused',
  ADMIN_ONLY: 'refused',
  AUDITOR_ONLY: 'refused',
  NOT_FOR_AUDITORS: 'refused',
  ADMIN_PASSWORD_REQUIRED: 'refused',
  ADMIN_PASSWORD_OFF: 'refused',
  AUDITOR_PROOF_REQUIRED: 'refused',
  CROSS_SITE_REFUSED: 'refused',
  SCOPE_MISSING: 'refused',
  VEHICLE_KEYS_NOT_SHOWN: 'refused',
  TOO_MANY_CALLS: 'limit-met',
  TOO_MANY_WRITES: 'limit-met',
  TOO_MANY_UPLOADS: 'limit-met',
  TOO_MANY_CODES: 'limit-met',
  TOO_MANY_DOWNLOADS: 'limit-met',
  TOO_MANY_HANDOVER_CODES: 'limit-met',
  TOO_MANY_LIVE_STREAMS: 'limit-met',
};

/** The same thing again within this time raises the count of its entry, so that a flood fills no table. */
export const SAME_ENTRY_MINUTES = 10;

/** Administrators are told at once of so many failed attempts, over all units and networks. */
export const burstOfFailures = {
  failures: 50,
  withinMinutes: 10,
} as const;

export const accessRecordLimits = {
  /** days after which an address is shortened to its network (/24, /48) */
  addressDays: 30,
} as const;
