/** The states and events of a submitted license (docs/domain.md#licences); stored and sent: never rename. */
export const licenceReviewStatuses = ['pending', 'approved', 'rejected'] as const;
export type LicenceReviewStatus = (typeof licenceReviewStatuses)[number];

/** The state of a responder's license: `none` until photos are submitted. */
export const licenceStatuses = ['none', ...licenceReviewStatuses] as const;
export type LicenceStatus = (typeof licenceStatuses)[number];

/** The decisions on a pending license. */
export const licenceDecisions = ['approved', 'rejected'] as const satisfies readonly LicenceReviewStatus[];
export type LicenceDecision = (typeof licenceDecisions)[number];

export const photoSides = ['front', 'back'] as const;
export type PhotoSide = (typeof photoSides)[number];

/** The events of submitted photos. */
export const licenceHappenings = [
  'LicenceSubmitted',
  'LicenceReplaced',
  'LicenceApproved',
  'LicenceRejected',
  'LicencePhotosDeleted',
] as const;
export type LicenceHappening = (typeof licenceHappenings)[number];
