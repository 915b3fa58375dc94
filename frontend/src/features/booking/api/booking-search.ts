import { isUnitNumber } from '@rigbook/contracts/auth/auth.rules';
import { DIARY_SEARCH_LIMIT } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { addDays, startOfDay } from '@rigbook/contracts/kernel/calendar';
import type { Zone } from '@rigbook/contracts/kernel/time';
import { address, day, matching, text, uuid, type SearchOf } from '../../../lib/address.js';

/** Search fields for bookings: words in names and purposes, the vehicle, the unit, the first and last day of the start. */
export const bookingFields = {
  q: text(DIARY_SEARCH_LIMIT),
  vehicle: uuid,
  unit: matching(isUnitNumber),
  from: day,
  to: day,
};
export const bookingAddress = address(bookingFields);
export type BookingSearch = SearchOf<typeof bookingAddress>;

/** The API's query parameters: days become instants in the organization's zone. */
export const bookingFilterOf = ({ q, vehicle, unit, from, to }: BookingSearch, zone: Zone) => ({
  ...(q !== undefined && { search: q }),
  ...(vehicle !== undefined && { vehicleId: vehicle }),
  ...(unit !== undefined && { unitNumber: unit }),
  ...(from && { from: startOfDay(from, zone) }),
  ...(to && { to: startOfDay(addDays(to, 1), zone) }),
});

export type BookingFilter = ReturnType<typeof bookingFilterOf>;
