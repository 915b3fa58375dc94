import { isHoldOver } from '@rigbook/contracts/waitlist/hold-over.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking, Wish } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import { refreshAfterStep } from './my-bookings.js';

/** What the caller waits for, with offers. */
export const waitlistQuery = queryOptions({
  queryKey: keys.waitlist,
  queryFn: (): Promise<Wish[]> => bodyOf(api.GET('/api/waitlist')),
});

/** A wish whose hours are held for the person. */
export interface OfferedWish extends Wish {
  readonly offer: NonNullable<Wish['offer']>;
}

/** Offers that can still be answered; the first to end comes first. */
export const openOffers = (wishes: readonly Wish[], now: Instant): readonly OfferedWish[] =>
  wishes
    .filter((wish): wish is OfferedWish => wish.offer !== null && !isHoldOver(wish.offer.holdEndsAt, now))
    .toSorted((one, other) => one.offer.holdEndsAt.localeCompare(other.offer.holdEndsAt));

const refresh = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    refreshAfterStep(queryClient),
    queryClient.invalidateQueries({ queryKey: keys.waitlist }),
    queryClient.invalidateQueries({ queryKey: keys.calendars }),
  ]);

/** Vehicle and hours that the person answers. */
const seenOf = ({ offer: { vehicle, startTime, endTime } }: OfferedWish) => ({
  seen: { vehicleId: vehicle.id, startTime, endTime },
});

export function useAcceptOffer(wish: OfferedWish) {
  const queryClient = useQueryClient();
  const { id } = wish;
  const body = seenOf(wish);
  const key = useIdempotencyKey(JSON.stringify({ id, ...body }));
  return useMutation({
    mutationFn: (): Promise<Booking> => {
      const headers = idempotent(key);
      return bodyOf(
        api.POST('/api/waitlist/{id}/accept', { body, params: { path: { id }, header: headers }, headers }),
      );
    },
    onSettled: () => refresh(queryClient),
  });
}

export function useDeclineOffer(wish: OfferedWish) {
  const queryClient = useQueryClient();
  const { id } = wish;
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/api/waitlist/{id}/decline', { body: seenOf(wish), params: { path: { id } } })),
    onSettled: () => refresh(queryClient),
  });
}

export function useLeaveWaitlist({ id }: Pick<Wish, 'id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/waitlist/{id}', { params: { path: { id } } })),
    onSettled: () => refresh(queryClient),
  });
}

/** What the person waits for, as the form has it. */
export interface JoinDraft {
  readonly vehicleId: string;
  readonly anyOfType: boolean;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly leastHours: number;
  readonly purpose: string;
}

export function useJoinWaitlist(draft: JoinDraft) {
  const queryClient = useQueryClient();
  const key = useIdempotencyKey(JSON.stringify(draft));
  return useMutation({
    mutationFn: (): Promise<Wish> => {
      const headers = idempotent(key);
      return bodyOf(api.POST('/api/waitlist', { body: draft, params: { header: headers }, headers }));
    },
    onSettled: () => refresh(queryClient),
  });
}
