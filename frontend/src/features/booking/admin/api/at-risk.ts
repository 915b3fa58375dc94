import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookingAtRisk } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';

/** Whose bookings: all that are at risk, those of a vehicle or a person, or of these every booking ahead. */
export interface WhichAtRisk {
  readonly vehicleId?: string;
  readonly responderId?: string;
  readonly all?: true;
}

export const bookingsAtRiskQuery = (which: WhichAtRisk) =>
  queryOptions({
    queryKey: [...keys.bookingsAtRisk, which],
    queryFn: (): Promise<BookingAtRisk[]> =>
      bodyOf(api.GET('/api/admin/bookings-at-risk', { params: { query: which } })),
    refetchOnMount: 'always',
  });

/** Another vehicle is offered to its responder, or the booking to colleagues, or it is cancelled. */
export type Way = { readonly vehicleId: string } | 'colleagues' | 'cancel';

/** What is to become of a booking. */
export interface Wanted {
  readonly atRisk: BookingAtRisk;
  readonly way: Way;
}

/** Another vehicle does not help who may not drive, or is about to go. */
export const needsAnotherPerson = ({ causes }: Pick<BookingAtRisk, 'causes'>, isOfPerson: boolean): boolean =>
  isOfPerson || causes.includes('suspended') || causes.includes('licence');

/** One command for all: the same press sent again is the same plan. */
export function useSaveBookings(reason: string, wanted: readonly Wanted[]) {
  const queryClient = useQueryClient();
  const body = {
    reason,
    bookings: wanted.map(({ atRisk: { booking }, way }) => ({
      bookingId: booking.id,
      seen: {
        vehicleId: booking.vehicle.id,
        startTime: booking.startTime,
        endTime: booking.endTime,
        responderId: booking.user.id,
      },
      substituteVehicleId: typeof way === 'string' ? null : way.vehicleId,
      ...(way === 'colleagues' && { toColleagues: true }),
    })),
  };
  const key = useIdempotencyKey(JSON.stringify(body));
  return useMutation({
    mutationFn: () => {
      const headers = idempotent(key);
      return bodyOf(api.POST('/api/admin/bookings-at-risk/save', { body, params: { header: headers }, headers }));
    },
    onSettled: () =>
      Promise.all(
        [keys.bookingsAtRisk, keys.adminBookings, keys.overview].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
