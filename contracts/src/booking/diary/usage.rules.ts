/** One read of the statistics of use. */
export const USAGE_MOST_DAYS = 366;

/** In percent with one decimal, so that a few of very many are not none; undefined of nothing, which has no share. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 1000) / 10;

/** How busy an hour of the week is compared with the busiest one: 0 for none, else 1 to 4. */
export const heatOf = (hours: number, busiest: number): 0 | 1 | 2 | 3 | 4 =>
  hours <= 0 || busiest <= 0 ? 0 : (Math.min(4, Math.ceil((hours / busiest) * 4)) as 1 | 2 | 3 | 4);

/**
 * What the statistics of use count bookings as, and what the diary is narrowed to so that a figure leads to just what it counts.
 * Booked: approved and not cancelled. Begun: booked, and the start has come. Unsigned: begun, and not signed. Checked in: it
 * became a shift. Overdue: a shift that came back late or should be back.
 */
export const countedAs = ['booked', 'begun', 'unsigned', 'checkedIn', 'overdue'] as const;
export type CountedAs = (typeof countedAs)[number];

/** An hour of every week, as the clocks of the organization's zone show it; or a whole weekday, or an hour of every day. */
export interface HourOfWeek {
  /** 0 is Sunday, 6 is Saturday */
  readonly weekday?: number;
  /** 0 to 23 */
  readonly hour?: number;
}
