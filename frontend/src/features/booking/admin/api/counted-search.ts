import { countedAs, type CountedAs, type HourOfWeek } from '@rigbook/contracts/booking/diary/usage.rules';

/** What the diary is narrowed to so that it holds just what a figure of the use counts. */
export interface CountedSearch extends Partial<Readonly<Record<CountedAs, 'true'>>> {
  /** A weekday from Sunday's 0 on, or an hour of it: `1`, `1-18`. */
  readonly at?: string;
}

const WEEKDAY_AND_HOUR = /^([0-6])(?:-(1?\d|2[0-3]))?$/;

/** `1-18` for Mondays at 18:00, `1` for whole Mondays. */
export const atHourOfWeek = (weekday: number, hour?: number): string =>
  hour === undefined ? `${weekday}` : `${weekday}-${hour}`;

/** Which weekday, and which hour where it says one; empty for a text that says neither. */
export function hourOfWeekOf(at: string): HourOfWeek {
  const [, weekday, hour] = WEEKDAY_AND_HOUR.exec(at) ?? [];
  return { ...(weekday && { weekday: Number(weekday) }), ...(hour && { hour: Number(hour) }) };
}

/** What is not understood counts as not given. */
export function countedSearchOf(given: (name: keyof CountedSearch) => string): CountedSearch {
  const at = given('at');
  const counted = countedAs.filter((one) => given(one) === 'true').map((one) => [one, 'true'] as const);
  return { ...Object.fromEntries(counted), ...(WEEKDAY_AND_HOUR.test(at) && { at }) };
}

/** What the API is asked for. */
export const countedFilterOf = (search: CountedSearch) => ({
  ...(search.booked && { booked: true as const }),
  ...(search.begun && { begun: true as const }),
  ...(search.unsigned && { unsigned: true as const }),
  ...(search.checkedIn && { checkedIn: true as const }),
  ...(search.overdue && { overdue: true as const }),
  ...hourOfWeekOf(search.at ?? ''),
});
