import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { refreshAfterDecision } from './decisions.js';

interface TextErasure {
  readonly eventId: string;
  readonly path: string;
  readonly because: TextErasureReason;
}

export function useEraseText(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TextErasure) =>
      bodyOf(api.POST('/api/admin/bookings/{id}/text-erasures', { params: { path: { id: bookingId } }, body })),
    onSuccess: () => refreshAfterDecision(queryClient),
  });
}
