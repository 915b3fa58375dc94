import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { refreshAfterStep } from './refresh-after-step.js';

/** The responder's own way to cancel. */
export function useWithdrawBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (bookingId: string) =>
      bodyOf(api.DELETE('/api/bookings/{id}', { params: { path: { id: bookingId } } })),
    onSuccess: () => refreshAfterStep(queryClient),
  });
}
