/** One read of the usage statistics. */
export const USAGE_MOST_DAYS = 366;
/** In each of its lists of people. */
export const PEOPLE_IN_USAGE = 20;

/** In percent with one decimal, so that a few of very many are not 0; undefined if the total is 0. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 1000) / 10;

/** How busy an hour of the week is compared with the busiest one: 0 for none, else 1 to 4. */
export const heatOf = (hours: number, busiest: number): 0 | 1 | 2 | 3 | 4 =>
  hours <= 0 || busiest <= 0 ? 0 : (Math.min(4, Math.ceil((hours / busiest) * 4)) as 1 | 2 | 3 | 4);

/**
 * How the usage statistics count bookings, and filters of the diary that show exactly these. Booked: approved and not cancelled.
 * Begun: booked, and the start has passed. Unsigned: begun, and not signed. Checked in: it became a shift. Overdue: a shift that came
 * back late or is not back yet.
 */
export const countedAs = ['booked', 'begun', 'unsigned', 'checkedIn', 'overdue'] as const;
export type CountedAs = (typeof countedAs)[number];

/** An hour of the week in the organization's time zone; or a whole weekday, or an hour of every day. */
export interface HourOfWeek {
  /** 0 is Sunday, 6 is Saturday */
  readonly weekday?: number;
  /** 0 to 23 */
  readonly hour?: number;
}
