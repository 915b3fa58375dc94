import { isBookingStatus, type BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { isUnitNumber } from '@rigbook/contracts/auth/auth.rules';
import { addDays, parseDay, startOfDay } from '@rigbook/contracts/kernel/calendar';
import type { Day, Zone } from '@rigbook/contracts/kernel/time';

/** What the diary is narrowed by; it stands in the address, so that it can be linked and found again. */
export interface DiarySearch {
  readonly status?: BookingStatus;
  readonly vehicle?: string;
  readonly unit?: string;
  /** The first and the last day of the starts, both included. */
  readonly from?: Day;
  readonly to?: Day;
}

/** What is not understood counts as not given. */
export function diarySearchOf(address: URLSearchParams): DiarySearch {
  const status = address.get('status') ?? '';
  const vehicle = address.get('vehicle') ?? '';
  const unit = address.get('unit') ?? '';
  const [from, to] = [parseDay(address.get('from') ?? ''), parseDay(address.get('to') ?? '')];
  return {
    ...(isBookingStatus(status) && { status }),
    ...(vehicle !== '' && { vehicle }),
    ...(isUnitNumber(unit) && { unit }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** What the API is asked for: the days as instants of the organisation's zone. */
export const diaryFilterOf = ({ status, vehicle, unit, from, to }: DiarySearch, zone: Zone) => ({
  ...(status && { status }),
  ...(vehicle !== undefined && { vehicleId: vehicle }),
  ...(unit !== undefined && { unitNumber: unit }),
  ...(from && { from: startOfDay(from, zone) }),
  ...(to && { to: startOfDay(addDays(to, 1), zone) }),
});

export type DiaryFilter = ReturnType<typeof diaryFilterOf>;
