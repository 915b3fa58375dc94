import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import type { ChangeDraft, ChangingAs } from './change-draft.js';
import { seenOf } from '../api/seen-booking.js';

const changed = [
  keys.bookings,
  keys.vehicles,
  keys.responderHours,
  keys.recommendations,
  keys.calendars,
  keys.histories,
  keys.adminBookings,
  keys.overview,
];

/** What other hours of a booking change: a refusal means that what was shown is out of date too. */
export const refreshHours = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Sends the whole booking as it is to be, and as it was seen. */
export function useChangeBooking(booking: Booking, draft: ChangeDraft, as: ChangingAs) {
  const queryClient = useQueryClient();
  const key = useIdempotencyKey(JSON.stringify(draft));
  return useMutation({
    mutationFn: (): Promise<Booking> => {
      const { vehicleId, startAt, hours, purpose, reason } = draft;
      const body = {
        seen: seenOf(booking),
        vehicleId,
        startTime: startAt,
        endTime: requestedPeriod(startAt, hours).endAt,
        duration: hours,
        purpose: purpose.trim(),
      };
      const params = { path: { id: booking.id } };
      const headers = idempotent(key);
      return bodyOf(
        as === 'admin'
          ? api.POST('/api/admin/bookings/{id}/change', {
              params: { ...params, header: headers },
              body: { ...body, reason },
              headers,
            })
          : api.POST('/api/bookings/{id}/change', { params: { ...params, header: headers }, body, headers }),
      );
    },
    onSettled: () => refreshHours(queryClient),
  });
}
