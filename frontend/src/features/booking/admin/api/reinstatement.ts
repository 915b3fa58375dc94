import { reinstateObstacles } from '@rigbook/contracts/booking/release.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { ApiError } from '../../../../lib/http/problem.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { refreshAfterDecision } from './decisions.js';

/** The sentences of refused requests advise other hours or another vehicle; a reinstatement has those of the booking. */
export function useReinstateBooking() {
  const queryClient = useQueryClient();
  const text = useText();
  const inItsOwnWords = (error: unknown): never => {
    const obstacle = error instanceof ApiError && reinstateObstacles.find((code) => code === error.code);
    if (!obstacle) throw error;
    throw new ApiError(error.status, text(`diary.notReinstated.${obstacle}`), undefined, error.correlationId, []);
  };
  return useMutation({
    mutationFn: (bookingId: string) =>
      bodyOf(api.POST('/api/admin/bookings/{id}/reinstate', { params: { path: { id: bookingId } } })).catch(
        inItsOwnWords,
      ),
    onSuccess: () => refreshAfterDecision(queryClient),
  });
}
