import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { RequestRefusalCode } from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { CountedAs } from '@rigbook/contracts/booking/diary/usage.rules';
import { atHourOfWeek, diaryAddress, type DiarySearch } from '../api/diary-search.js';
import { refusedAddress, type RefusedSearch } from '../api/refused-requests.js';
import type { UsageDays } from './usage-days.js';

const inDiary = (search: DiarySearch): string =>
  `?${new URLSearchParams({ tab: 'diary', ...diaryAddress.write(search) }).toString()}`;

/** The bookings of a vehicle that start in the days: all of them, those counted so, or those of a status. */
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

/** The bookings that start in the days and are counted so. */
export const bookingsCounted = (as: CountedAs, days: UsageDays): string => inDiary({ [as]: 'true', ...days });

/** The bookings that start in the days and take in that hour of the week, or have hours on that weekday. */
export const bookingsAt = (weekday: number, hour: number | undefined, days: UsageDays): string =>
  inDiary({ at: atHourOfWeek(weekday, hour), ...days });

/** The requests that were refused for a reason in the days. */
export const refusedFor = (reason: RequestRefusalCode, days: UsageDays): string => {
  const search: RefusedSearch = { ...days, reason };
  return `?${new URLSearchParams({ tab: 'refused', ...refusedAddress.write(search) }).toString()}`;
};
