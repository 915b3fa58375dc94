import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking, OfferedSubstitute } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import { refreshAfterStep } from '../api/my-bookings.js';

const refresh = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    refreshAfterStep(queryClient),
    queryClient.invalidateQueries({ queryKey: keys.substitutes }),
    queryClient.invalidateQueries({ queryKey: keys.calendars }),
  ]);

/** Vehicle and hours that the person answers. */
const seenOf = ({ substitute, startTime, endTime }: OfferedSubstitute) => ({
  seen: { vehicleId: substitute.id, startTime, endTime },
});

export function useAcceptSubstitute(offer: OfferedSubstitute) {
  const queryClient = useQueryClient();
  const { id } = offer;
  const body = seenOf(offer);
  const key = useIdempotencyKey(JSON.stringify({ id, ...body }));
  return useMutation({
    mutationFn: (): Promise<Booking> => {
      const headers = idempotent(key);
      return bodyOf(
        api.POST('/api/substitutes/{id}/accept', { body, params: { path: { id }, header: headers }, headers }),
      );
    },
    onSettled: () => refresh(queryClient),
  });
}

export function useDeclineSubstitute(offer: OfferedSubstitute) {
  const queryClient = useQueryClient();
  const { id } = offer;
  return useMutation({
    mutationFn: () =>
      bodyOf(api.POST('/api/substitutes/{id}/decline', { body: seenOf(offer), params: { path: { id } } })),
    onSettled: () => refresh(queryClient),
  });
}
