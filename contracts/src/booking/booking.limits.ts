/** In days after today and in hours (docs/domain.md#requesting). */
export const BOOKING_WINDOW_DAYS = 6;
export const SHORTEST_BOOKING_HOURS = 1;
export const LONGEST_BOOKING_HOURS = 24;
export const DEFAULT_BOOKING_HOURS = 4;
export const WEEKLY_HOURS_LIMIT = 30;
export const RECENT_BOOKINGS_SHOWN = 3;

/** Version of the booking rules, stored in BookingRequested. */
export const BOOKING_RULE_VERSION = 2;

/** Local times; all of Saturday is inside. */
export const adminOnlyPeriodBounds = { fridayFromHour: 13, sundayUntilHour: 9 } as const;

export const AGREEMENT_EXPIRES_AFTER_DAYS = 2;
export const SIGNATURE_MAX_BYTES = 200_000;
export const signatureCanvas = { width: 300, height: 150 } as const;

/** How long a success stays on screen before the next one opens, in milliseconds. */
export const redirectDelaysMs = { afterSignature: 2000, afterCheckIn: 3000, afterCheckOut: 3000 } as const;

/** One read of a vehicle's calendar. */
export const CALENDAR_MOST_DAYS = 62;
/** One read of all vehicles: of the overview, or of their calendars. */
export const OVERVIEW_MOST_DAYS = 8;

/** From when before their start the next holders are told that their vehicle comes back later. */
export const delayTold = { extensionHoursBefore: 12, overdueMinutesBefore: 60 } as const;
