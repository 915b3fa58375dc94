/** Bounds of calendars that programs subscribe to (docs/domain.md#integrations). */
export const calendarFeedLimits = {
  daysBack: 60,
  /** in one calendar; the earliest ones are left out first */
  bookings: 2_000,
  /** of one calendar, by all who have its address: each of hundreds of programs may ask every few minutes */
  readingsPerMinute: 120,
} as const;
