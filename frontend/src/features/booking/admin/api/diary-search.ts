import { bookingStatuses } from '@rigbook/contracts/booking/booking.words';
import { DEFAULT_DIARY_ORDER, diaryOrders } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { countedAs, type HourOfWeek } from '@rigbook/contracts/booking/diary/usage.rules';
import { HOUR_MS, instantOfMillis, type Instant, millisOf, type Zone } from '@rigbook/contracts/kernel/time';
import { address, matching, oneOf, type SearchOf } from '../../../../lib/address.js';
import { bookingFields, bookingFilterOf } from '../../api/booking-search.js';

/** `1-18` for Mondays at 18:00, `1` for whole Mondays; Sunday is 0. */
const WEEKDAY_AND_HOUR = /^([0-6])(?:-(1?\d|2[0-3]))?$/;
/** Limits the diary to the bookings behind a figure of the usage screen. */
const counted = oneOf(['true']);

const { from, to, ...fields } = bookingFields;

/** The diary's filters and order; the default order is left out. */
export const diaryAddress = address({
  ...fields,
  status: oneOf(bookingStatuses),
  booked: counted,
  begun: counted,
  unsigned: counted,
  checkedIn: counted,
  overdue: counted,
  reviewDue: counted,
  start: oneOf(['ahead', 'passed'] as const),
  at: matching((given) => WEEKDAY_AND_HOUR.test(given)),
  from,
  to,
  order: oneOf(diaryOrders.filter((order) => order !== DEFAULT_DIARY_ORDER)),
});
export type DiarySearch = SearchOf<typeof diaryAddress>;

/** Limits that are on or off. */
const flags = [...countedAs, 'reviewDue'] as const;
type Flags = Readonly<Partial<Record<(typeof flags)[number], true>>>;

/** Everything except the order. */
export const narrowings = [
  'q',
  'status',
  'vehicle',
  'unit',
  ...flags,
  'start',
  'at',
  'from',
  'to',
] as const satisfies (keyof DiarySearch)[];
export type Narrowing = (typeof narrowings)[number];

export const isNarrowed = (search: DiarySearch): boolean => narrowings.some((field) => search[field] !== undefined);

export const atHourOfWeek = (weekday: number, hour?: number): string =>
  hour === undefined ? `${weekday}` : `${weekday}-${hour}`;

/** Which weekday, and which hour if given; empty for an invalid text. */
export function hourOfWeekOf(at: string): HourOfWeek {
  const [, weekday, hour] = WEEKDAY_AND_HOUR.exec(at) ?? [];
  return { ...(weekday && { weekday: Number(weekday) }), ...(hour && { hour: Number(hour) }) };
}

/** The API's query parameters; what has started by now is told at the full hour, when bookings start. */
export const diaryFilterOf = (search: DiarySearch, zone: Zone, now: Instant) => ({
  ...byStart(search, bookingFilterOf(search, zone), now),
  ...(search.status && { status: search.status }),
  ...(Object.fromEntries(flags.filter((flag) => search[flag]).map((flag) => [flag, true])) as Flags),
  ...hourOfWeekOf(search.at ?? ''),
  ...(search.order && { order: search.order }),
});

type ByDays = ReturnType<typeof bookingFilterOf>;

function byStart({ start }: DiarySearch, days: ByDays, now: Instant): ByDays {
  const nextStart = instantOfMillis(Math.ceil(millisOf(now) / HOUR_MS) * HOUR_MS);
  if (start === 'ahead') return { ...days, from: days.from && days.from > nextStart ? days.from : nextStart };
  if (start === 'passed') return { ...days, to: days.to && days.to < nextStart ? days.to : nextStart };
  return days;
}

export type DiaryFilter = ReturnType<typeof diaryFilterOf>;
