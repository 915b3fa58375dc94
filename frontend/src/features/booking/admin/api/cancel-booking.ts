import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { refreshAfterDecision } from './refresh-after-decision.js';

export interface Cancellation {
  readonly bookingId: string;
  readonly reason: string;
}

export const cancelBooking = ({ bookingId, reason }: Cancellation): Promise<Booking> =>
  bodyOf(
    api.DELETE('/api/admin/bookings/{id}', {
      params: { path: { id: bookingId } },
      body: reason.trim() === '' ? {} : { reason },
    }),
  );

export function useCancelBooking() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: cancelBooking, onSuccess: () => refreshAfterDecision(queryClient) });
}
