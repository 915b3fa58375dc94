/** The checks of a verification, in order. Sent to screens, not stored. */
export const verificationChecks = ['append-only', 'chain', 'heads', 'documents', 'views'] as const;
export type VerificationCheck = (typeof verificationChecks)[number];

/** The faults that each check can find. */
export const verificationFaults = [
  // append-only
  'guard-missing',
  'guard-off',
  'guard-changed',
  'guard-bypassed',
  // chain
  'event-changed',
  'event-missing',
  'event-added',
  'order-changed',
  'event-misplaced',
  'seal-missing',
  'checkpoint-moved',
  'sealing-stopped',
  'sealing-behind',
  'version-gap',
  'text-changed',
  'text-missing',
  // heads
  'heads-missing',
  'key-missing',
  'head-unreadable',
  'head-foreign',
  'head-forged',
  'head-contradicts',
  'tail-cut-off',
  'heads-behind',
  // documents
  'document-altered',
  'document-missing',
  // views
  'view-differs',
] as const;
export type VerificationFault = (typeof verificationFaults)[number];

/**
 * `not-checked`: something else prevented the check. `no-head-yet`: the first events were sealed so recently that their first
 * signed head is still to come.
 */
export const verificationOutcomes = ['passed', 'failed', 'not-checked', 'no-head-yet'] as const;
export type VerificationOutcome = (typeof verificationOutcomes)[number];
