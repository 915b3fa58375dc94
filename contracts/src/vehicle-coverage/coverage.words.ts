/** What a floor counts: vehicles that somebody could still take, or those that somebody has on a shift. Stored in events: never rename. */
export const coverageCounts = ['free', 'on-shift'] as const;
export type CoverageCount = (typeof coverageCounts)[number];
