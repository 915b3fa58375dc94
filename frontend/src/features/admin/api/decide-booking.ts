import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { refreshAfterDecision } from './refresh-after-decision.js';

export interface Decision {
  readonly bookingId: string;
  readonly approved: boolean;
  readonly adminNotes: string;
}

/** Approves or rejects a pending booking; on a rejection the notes are its reason. */
export function useDecideBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ bookingId, approved, adminNotes }: Decision) =>
      bodyOf(
        api.PUT('/api/admin/bookings/{id}/approve', {
          params: { path: { id: bookingId } },
          body: { approved, ...(adminNotes.trim() !== '' && { adminNotes }) },
        }),
      ),
    onSuccess: () => refreshAfterDecision(queryClient),
  });
}
