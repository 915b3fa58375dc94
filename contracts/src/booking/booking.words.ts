/** Exactly these (docs/domain.md#lifecycle); "signed" is a fact on an approved booking, not a status. */
export const bookingStatuses = ['pending', 'approved', 'rejected', 'cancelled', 'active', 'completed'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export const bookingStatusLabels: Readonly<Record<BookingStatus, string>> = {
  pending: 'Pending approval',
  approved: 'Approved',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  active: 'Active',
  completed: 'Completed',
};

/** Bookings that still need a step. A vehicle or responder with one cannot be deleted. */
export const openStatuses: readonly BookingStatus[] = ['pending', 'approved', 'active'];

/** The statuses that the status call accepts; each performs the corresponding step. */
export const statusesAnAdminMaySet = ['approved', 'rejected', 'cancelled'] as const;
export type StatusAnAdminMaySet = (typeof statusesAnAdminMaySet)[number];

/** The progress line of a booking, from request to return. */
export const bookingMilestones = [
  { id: 'requested', label: 'Requested' },
  { id: 'approved', label: 'Approved' },
  { id: 'signed', label: 'Signed' },
  { id: 'checked-in', label: 'Checked in' },
  { id: 'returned', label: 'Returned' },
] as const;
export type BookingMilestone = (typeof bookingMilestones)[number]['id'];

/** The steps of a booking; `withdraw` is cancelling by its responder. */
export const bookingSteps = [
  'approve',
  'reject',
  'change',
  'extend',
  'hand-on',
  'cancel',
  'withdraw',
  'sign',
  'check-in',
  'check-out',
  'reinstate',
] as const;
export type BookingStep = (typeof bookingSteps)[number];

/** Who did it, as BookingCancelled and VehicleCheckedOut record it. */
export const actingParties = ['responder', 'admin'] as const;
export type ActingParty = (typeof actingParties)[number];
export const actingPartyLabels: Readonly<Record<ActingParty, string>> = {
  responder: 'Responder',
  admin: 'Administrator',
};

/** Stored in events: never rename. Worded by `eligibilityWarningWords`. */
export const eligibilityWarnings = ['department-not-authorised', 'als-responders-only'] as const;
export type EligibilityWarning = (typeof eligibilityWarnings)[number];

export const eligibilityWarningWords: Readonly<Record<EligibilityWarning, string>> = {
  'department-not-authorised': "The responder's department is not among this vehicle's authorized roles.",
  'als-responders-only': 'This is an ALS vehicle and the responder is not an ALS responder.',
};
