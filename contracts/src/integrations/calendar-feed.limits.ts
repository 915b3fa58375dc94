/** Limits of calendar feeds (docs/domain.md#integrations). */
export const calendarFeedLimits = {
  daysBack: 60,
  /** in one calendar; the earliest ones are left out first */
  bookings: 2_000,
  /** reads of one calendar by all programs together: hundreds of them may read it every few minutes */
  readingsPerMinute: 120,
} as const;
