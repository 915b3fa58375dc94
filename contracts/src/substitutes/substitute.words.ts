/** Why a booking cannot take place as it stands, the weightiest first. */
export const riskCauses = ['suspended', 'licence', 'unavailable', 'maintenance', 'papers'] as const;
export type RiskCause = (typeof riskCauses)[number];

/** Where what was planned for one booking stands. Planned and offered ones are open. Stored: never rename. */
export const substitutionStatuses = ['planned', 'offered', 'accepted', 'ended'] as const;
export type SubstitutionStatus = (typeof substitutionStatuses)[number];

/**
 * Why it ended without another vehicle; with all but `cancelled` the booking is back on the list, and `offered-to-colleagues` it stays there until
 * somebody accepts. `not-free`: the other vehicle could not be held any more. `vehicle-gone`: it was lost as well while it was offered, or the
 * booking's own before it could be offered to colleagues. `begun`: the booking had begun by then. Stored in events: never rename.
 */
export const substitutionEndReasons = [
  'declined',
  'passed',
  'not-free',
  'vehicle-gone',
  'person-gone',
  'booking-changed',
  'cancelled',
  'offered-to-colleagues',
  'begun',
] as const;
export type SubstitutionEndReason = (typeof substitutionEndReasons)[number];

/** Of these the office is told, since the booking is at risk again without anybody at the screen. */
export const toldSubstitutionEnds = [
  'declined',
  'passed',
  'not-free',
  'vehicle-gone',
] as const satisfies readonly SubstitutionEndReason[];

/** How many bookings the list shows, and one command saves. */
export const MOST_PLANNED = 100;
