import { isUnitNumber } from '@rigbook/contracts/auth/auth.rules';
import { DIARY_SEARCH_LIMIT } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { addDays, parseDay, startOfDay } from '@rigbook/contracts/kernel/calendar';
import { isUuid } from '@rigbook/contracts/kernel/ids';
import type { Zone } from '@rigbook/contracts/kernel/time';

/** What is looked for, as it is typed and stands in the address. */
export const searchFields = ['q', 'vehicle', 'unit', 'from', 'to'] as const;
export type SearchField = (typeof searchFields)[number];
export type BookingSearch = Readonly<Partial<Record<SearchField, string>>>;

export const searchOf = (address: URLSearchParams): BookingSearch =>
  Object.fromEntries(
    searchFields.flatMap((field) => {
      const value = address.get(field);
      return value === null || value === '' ? [] : [[field, value]];
    }),
  );

/** What the API is asked for; what is not understood, a unit that is not finished, counts as not given. */
export function filterOf({ q = '', vehicle = '', unit = '', from = '', to = '' }: BookingSearch, zone: Zone) {
  const search = q.trim().slice(0, DIARY_SEARCH_LIMIT);
  const [firstDay, lastDay] = [parseDay(from), parseDay(to)];
  return {
    ...(search !== '' && { search }),
    ...(isUuid(vehicle) && { vehicleId: vehicle }),
    ...(isUnitNumber(unit) && { unitNumber: unit }),
    ...(firstDay && { from: startOfDay(firstDay, zone) }),
    ...(lastDay && { to: startOfDay(addDays(lastDay, 1), zone) }),
  };
}

export type BookingFilter = ReturnType<typeof filterOf>;
