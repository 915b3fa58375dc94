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
] as const;
export type AccountChange = (typeof accountChanges)[number];

export const accountNoticeLimits = {
  /** changes of one person in 24 hours that are told; whoever goes on changing fills no strangers' mailboxes */
  changesADay: 20,
  /** days after which a contact from before the change is forgotten */
  formerContactDays: 30,
} as const;
