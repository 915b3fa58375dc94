import type { Instant } from '@rigbook/contracts/kernel/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { refreshAfterStep } from './refresh-after-step.js';

export interface BookingDraft {
  readonly vehicleId: string;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly duration: number;
  readonly purpose: string;
}

/** A refusal shows what the calendar did not know yet, so that is asked anew too. */
export function useRequestBooking(idempotencyKey: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: BookingDraft): Promise<Booking> =>
      bodyOf(api.POST('/api/bookings', { body: draft, headers: idempotent(idempotencyKey) })),
    onSuccess: () => refreshAfterStep(queryClient),
    onError: () => {
      for (const queryKey of [keys.calendars, keys.responderHours, keys.refusedRequests])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
