/**
 * What the statistics of use count bookings as, and what the diary is narrowed to so that a figure leads to just what it counts.
 * Booked: approved and not cancelled. Begun: booked, and the start has come. Unsigned: begun, and nobody signed. Checked in: it
 * became a shift, whatever came of it. Overdue: a shift that came back late or should be back.
 */
export const countedAs = ['booked', 'begun', 'unsigned', 'checkedIn', 'overdue'] as const;
export type CountedAs = (typeof countedAs)[number];

/** An hour of every week, as the clocks of the organisation's zone show it; or a whole weekday, or an hour of every day. */
export interface HourOfWeek {
  /** 0 is Sunday, 6 is Saturday */
  readonly weekday?: number;
  /** 0 to 23 */
  readonly hour?: number;
}
