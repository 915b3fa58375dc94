import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { refreshAfterDecision } from './refresh-after-decision.js';

export function useCancelBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ bookingId, reason }: { bookingId: string; reason: string }) =>
      bodyOf(
        api.DELETE('/api/admin/bookings/{id}', {
          params: { path: { id: bookingId } },
          body: reason.trim() === '' ? {} : { reason },
        }),
      ),
    onSuccess: () => refreshAfterDecision(queryClient),
  });
}
