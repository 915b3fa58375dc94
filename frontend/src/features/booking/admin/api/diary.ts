import { keys } from '../../../../lib/http/keys.js';
import { pagedQuery } from '../../../../lib/queries/paged-query.js';
import type { DiaryFilter } from './diary-search.js';
import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { saveFile } from '../../../../lib/http/save-file.js';
import type { Language } from '../../../../lib/i18n/language.js';
import type { Instant } from '@rigbook/contracts/kernel/time';

/** More would slow the screen down without helping to find one; each decision reloads them all. */
const mostPages = 50;

/** All bookings that match the filter, in its order. */
export const bookingDiaryQuery = (filter: DiaryFilter) =>
  pagedQuery({ path: '/api/admin/bookings', key: [...keys.adminBookings, filter], filter, mostPages });

/** The bookings of the responder with that unit, newest start first. */
export const bookingsOfUnitQuery = (unitNumber: string) =>
  pagedQuery({ path: '/api/admin/bookings', key: keys.bookingsOfUnit(unitNumber), filter: { unitNumber }, atOnce: 10 });

/** One booking, even if the diary does not show it. Loaded each time it is opened, since others decide too. */
export const viewedBookingQuery = (bookingId: string) =>
  queryOptions({
    queryKey: keys.booking(bookingId),
    queryFn: (): Promise<Booking> => bodyOf(api.GET('/api/bookings/{id}', { params: { path: { id: bookingId } } })),
    staleTime: 0,
  });

/** Has the browser save a CSV of all matching bookings, under the name that the server gives it. */
export async function exportDiary(filter: DiaryFilter, language: Language, signal: AbortSignal): Promise<void> {
  const answer = await api.GET('/api/admin/bookings/export', {
    params: { query: { ...filter, language } },
    parseAs: 'blob',
    signal,
  });
  saveFile(answer, 'bookings.csv');
}

/** Bookings whose check-in showed fewer kilometers than the vehicle had before, latest first. */
export const odometerDiscrepanciesQuery = pagedQuery({
  path: '/api/admin/odometer-discrepancies',
  key: keys.odometerDiscrepancies,
  atOnce: 10,
});

/** Bookings in the way of a maintenance until then, or that go on after `from`, earliest first. Of all that are to come without either. */
export const affectedBookingsQuery = (
  vehicleId: string,
  hours: { readonly until?: Instant } | { readonly from: Instant },
) =>
  queryOptions({
    queryKey: keys.affectedBookings(vehicleId, hours),
    queryFn: (): Promise<Booking[]> =>
      bodyOf(
        api.GET('/api/admin/vehicles/{id}/affected-bookings', {
          params: { path: { id: vehicleId }, query: hours },
        }),
      ),
    refetchOnMount: 'always',
    gcTime: 0,
  });
