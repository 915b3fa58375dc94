import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReadingOfShift } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { keys } from '../../../../lib/http/keys.js';

/** The readings that decide the kilometers of a shift; below the booking, so that whatever changes it reads them again. */
export const readingsOfBooking = (bookingId: string) =>
  queryOptions({
    queryKey: [...keys.booking(bookingId), 'readings'],
    queryFn: (): Promise<ReadingOfShift[]> =>
      bodyOf(api.GET('/api/bookings/{id}/readings', { params: { path: { id: bookingId } } })),
  });

interface Contest {
  readonly step: ReadingStep;
  readonly seenMileage: number;
  readonly words: string;
}

/** Contests a reading once for the same words, however often they are sent. It may be that of another shift than the person's. */
export function useContestReading(shiftId: string, readingOf: string, words: string) {
  const queryClient = useQueryClient();
  const key = useIdempotencyKey(words);
  return useMutation({
    mutationFn: (body: Contest) =>
      bodyOf(
        api.POST('/api/bookings/{id}/reading-contests', {
          params: { path: { id: readingOf } },
          body,
          headers: idempotent(key),
        }),
      ),
    // also after a refusal: an administrator may have corrected it
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keys.booking(shiftId) }),
        queryClient.invalidateQueries({ queryKey: keys.history(shiftId) }),
      ]),
  });
}
