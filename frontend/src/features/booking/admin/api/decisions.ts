import { api, bodyOf } from '../../../../lib/http/client.js';
import type { Booking, Circumstances } from '../../../../lib/http/answers.js';
import { useMutation, useQueryClient, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { SeenBooking } from '../../api/seen-booking.js';
import { keys } from '../../../../lib/http/keys.js';

export const decisionSteps = ['approve', 'reject', 'cancel'] as const;
export type DecisionStep = (typeof decisionSteps)[number];

export interface Decision {
  readonly bookingId: string;
  readonly step: DecisionStep;
  /** Unless it is an approval, they are the reason. */
  readonly notes: string;
  /** Vehicle and hours that the decision is about. */
  readonly seen: SeenBooking;
  /** Of an approval that goes below a floor. */
  readonly coverageReason?: string;
}

/** The request is sent even while the page closes, if it is kept alive; the bodies of all that are share 64 KiB. */
export const sendDecision = (
  { bookingId, step, notes, seen, coverageReason }: Decision,
  keepalive = true,
): Promise<Booking> =>
  step === 'cancel'
    ? cancelBooking({ bookingId, reason: notes }, keepalive)
    : bodyOf(
        api.PUT('/api/admin/bookings/{id}/approve', {
          params: { path: { id: bookingId } },
          body: {
            approved: step === 'approve',
            ...(notes.trim() !== '' && { adminNotes: notes }),
            ...(coverageReason && { coverageReason }),
            seen,
          },
          keepalive,
        }),
      );

export interface Cancellation {
  readonly bookingId: string;
  readonly reason: string;
}

export const cancelBooking = ({ bookingId, reason }: Cancellation, keepalive = true): Promise<Booking> =>
  bodyOf(
    api.DELETE('/api/admin/bookings/{id}', {
      params: { path: { id: bookingId } },
      body: reason.trim() === '' ? {} : { reason },
      keepalive,
    }),
  );

export function useCancelBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (asked: Cancellation) => cancelBooking(asked),
    onSuccess: () => refreshAfterDecision(queryClient),
  });
}

const changed = [keys.adminBookings, keys.overview, keys.histories, keys.bookings, keys.vehicles, keys.responderHours];

/**
 * What changes after a decision on a booking: the diary, the overview, and the administrator's own bookings. The counts
 * follow moments later; live updates say when.
 */
export const refreshAfterDecision = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** What a decision on a booking depends on. */
export const circumstancesQuery = (bookingId: string) =>
  queryOptions({
    queryKey: keys.circumstances(bookingId),
    queryFn: (): Promise<Circumstances> =>
      bodyOf(api.GET('/api/admin/bookings/{id}/circumstances', { params: { path: { id: bookingId } } })),
    refetchOnMount: 'always',
  });
