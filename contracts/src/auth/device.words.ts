/** How a device was confirmed at its first sign-in. Stored: never rename. Only the digits are not enough to count as known. */
export const confirmations = [
  'digits',
  'code',
  'microsoft',
  'passkey',
  'administrator',
  'admin-password',
  'session',
] as const;
export type Confirmation = (typeof confirmations)[number];

/** Whether an administrator lets a new device in. */
export const lettingInStates = ['not-asked', 'waiting', 'let-in', 'refused'] as const;
export type LettingIn = (typeof lettingInStates)[number];

/** Those that prove who the person is, for changes of their account too. */
export const provingConfirmations: readonly Confirmation[] = ['code', 'passkey', 'admin-password'];
