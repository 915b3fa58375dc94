import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Booking, HandingOn, HandingOnList } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import { seenOf, type SeenBooking } from './seen-booking.js';
import { refreshAfterStep } from './my-bookings.js';

/** What the caller offers to colleagues, and what they offer the caller. */
export const handingOnQuery = queryOptions({
  queryKey: keys.handingOn,
  queryFn: (): Promise<HandingOnList> => bodyOf(api.GET('/api/handing-on')),
});

/** What colleagues took over of the person's bookings. */
export const takenOver = (list: HandingOnList | undefined): HandingOn[] =>
  list?.given.filter(({ status }) => status === 'accepted') ?? [];

/** Of very many offers to everybody, those after the first answer: asked for by the person, one answer at a time. */
export const furtherOffersQuery = (after: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.handingOn, 'after', after],
    queryFn: ({ pageParam }): Promise<HandingOnList> =>
      bodyOf(api.GET('/api/handing-on', { params: { query: { after: pageParam } } })),
    initialPageParam: after,
    getNextPageParam: ({ next }) => next,
  });

const refresh = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([refreshAfterStep(queryClient), queryClient.invalidateQueries({ queryKey: keys.handingOn })]);

/** To one colleague, to everybody (no unit number), or in a swap for these hours. */
export interface OfferDraft {
  readonly unitNumber: string | null;
  readonly wanted: Omit<SeenBooking, 'responderId'> | null;
}

export function useOfferBooking(booking: Booking, { unitNumber, wanted }: OfferDraft) {
  const queryClient = useQueryClient();
  const offered = { bookingId: booking.id, seen: seenOf(booking) };
  const key = useIdempotencyKey(JSON.stringify({ ...offered, unitNumber, wanted }));
  return useMutation({
    mutationFn: () => {
      const headers = idempotent(key);
      const params = { header: headers };
      return bodyOf(
        wanted
          ? api.POST('/api/handing-on/swaps', { body: { ...offered, wanted }, params, headers })
          : api.POST('/api/handing-on', { body: { ...offered, unitNumber }, params, headers }),
      );
    },
    onSettled: () => refresh(queryClient),
  });
}

export function useAcceptHandingOn({ id, offered }: HandingOn) {
  const queryClient = useQueryClient();
  const { vehicle, startTime, endTime } = offered;
  const body = { seen: { vehicleId: vehicle.id, startTime, endTime } };
  const key = useIdempotencyKey(JSON.stringify({ id, ...body }));
  return useMutation({
    mutationFn: (): Promise<Booking> => {
      const headers = idempotent(key);
      return bodyOf(
        api.POST('/api/handing-on/{id}/accept', { body, params: { path: { id }, header: headers }, headers }),
      );
    },
    onSettled: () => refresh(queryClient),
  });
}

/** The answer of the colleague, or the giver's own. */
export function useEndHandingOn({ id }: Pick<HandingOn, 'id'>, by: 'giver' | 'colleague') {
  const queryClient = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: () =>
      bodyOf(
        by === 'giver'
          ? api.DELETE('/api/handing-on/{id}', { params })
          : api.POST('/api/handing-on/{id}/decline', { params }),
      ),
    onSettled: () => refresh(queryClient),
  });
}
