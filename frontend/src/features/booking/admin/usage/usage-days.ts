import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { type CountedAs, USAGE_MOST_DAYS } from '@rigbook/contracts/booking/diary/usage.rules';
import type { RequestRefusalCode } from '@rigbook/contracts/booking/requesting/refused-request.words';
import { addDays, daysBetween } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { address, day } from '../../../../lib/address.js';
import { atHourOfWeek, diaryAddress, type DiarySearch } from '../api/diary-search.js';
import { refusedAddress, type RefusedSearch } from '../api/refused-requests.js';

export interface UsageDays {
  readonly from: Day;
  readonly to: Day;
}

/** Preset ranges, in days up to today. */
export const lastDays = [7, 30, 90, 365] as const;
const AT_FIRST = 30;

export const lastDaysUntil = (today: Day, days: number): UsageDays => ({ from: addDays(today, 1 - days), to: today });

const usageAddress = address({ from: day, to: day });

/** The days in the address; the last thirty if it has none. */
export const usageDaysOf = (parameters: URLSearchParams, today: Day): UsageDays => ({
  ...lastDaysUntil(today, AT_FIRST),
  ...usageAddress.parse(parameters),
});

/** In order, and no more than one request may cover. */
export const canBeCounted = ({ from, to }: UsageDays): boolean => from <= to && daysBetween(from, to) < USAGE_MOST_DAYS;

const inDiary = (search: DiarySearch): string =>
  `?${new URLSearchParams({ tab: 'diary', ...diaryAddress.write(search) }).toString()}`;

/** The vehicle's bookings that start on these days: all, those of a counted kind, or those of a status. */
export const bookingsOf = (
  vehicle: string,
  days: UsageDays,
  only: { readonly counted?: CountedAs; readonly status?: BookingStatus } = {},
): string =>
  inDiary({
    vehicle,
    ...(only.counted && { [only.counted]: 'true' }),
    ...(only.status && { status: only.status }),
    ...days,
  });

/** The bookings of a unit that start on these days. */
export const bookingsOfUnit = (unit: string, days: UsageDays): string => inDiary({ unit, ...days });

/** One booking, opened in the diary. */
export const bookingInDiary = (booking: string): string =>
  `?${new URLSearchParams({ tab: 'diary', booking }).toString()}`;

/** The bookings of a counted kind that start on these days. */
export const bookingsCounted = (as: CountedAs, days: UsageDays): string => inDiary({ [as]: 'true', ...days });

/** The bookings that start on these days and include that hour of the week, or hours on that weekday. */
export const bookingsAt = (weekday: number, hour: number | undefined, days: UsageDays): string =>
  inDiary({ at: atHourOfWeek(weekday, hour), ...days });

/** The requests refused for a reason on these days. */
export const refusedFor = (reason: RequestRefusalCode, days: UsageDays): string => {
  const search: RefusedSearch = { ...days, reason };
  return `?${new URLSearchParams({ tab: 'refused', ...refusedAddress.write(search) }).toString()}`;
};
