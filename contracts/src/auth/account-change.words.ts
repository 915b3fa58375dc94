/** Changes of an account that its owner is told about. Stored: never rename. */
export const accountChanges = [
  'phone',
  'email',
  'microsoft-linked',
  'microsoft-unlinked',
  'calendar-made',
  'calendar-ended',
  'passkey-added',
  'passkey-removed',
  'audit-password-changed',
  'audit-password-removed',
  'push-switched-on',
] as const;
export type AccountChange = (typeof accountChanges)[number];

export const accountNoticeLimits = {
  /**
   * Changes of one kind and person in 24 hours that are told, so that strangers' mailboxes cannot be filled. Counted by kind, so that
   * no number of calendar addresses hides a new phone number.
   */
  ofAKindADay: 10,
  /** days after which a message forgets the contact and the network; until then it can be sent again */
  contactDays: 30,
} as const;

/** At the end of a page's address: opens the account at "Devices and sessions". */
export const DEVICES_FRAGMENT = '#devices';
