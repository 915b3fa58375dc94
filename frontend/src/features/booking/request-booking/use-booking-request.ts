import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking, Vehicle } from '../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../lib/http/client.js';
import { useIdempotencyKey } from '../../../lib/http/idempotency-key.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { refreshAfterStep } from '../api/my-bookings.js';

interface Wanted {
  readonly vehicle: Vehicle;
  readonly startAt: Instant | undefined;
  readonly hours: number;
  readonly purpose: string;
}

/** The toasts for either way of booking: form or calendar. */
interface Words {
  readonly done: string;
  readonly failed: string;
  readonly unanswered: string;
}

interface BookingRequest {
  readonly isPending: boolean;
  readonly error: unknown;
  /** Requests the booking; a refusal is shown and changes nothing. */
  readonly send: () => Promise<void>;
}

export function useBookingRequest(
  { vehicle, startAt, hours, purpose }: Wanted,
  { done, failed, unanswered }: Words,
  onBooked: (booking: Booking) => void,
): BookingRequest {
  const text = useText();
  const attempt = useAttempt();
  const request = useRequestBooking(useIdempotencyKey(JSON.stringify([vehicle.id, startAt, hours, purpose])));
  return {
    isPending: request.isPending,
    error: request.error,
    send: async () => {
      if (startAt === undefined) return;
      const { endAt } = requestedPeriod(startAt, hours);
      const draft = { vehicleId: vehicle.id, startTime: startAt, endTime: endAt, duration: hours, purpose };
      const sending = request.mutateAsync(draft).then(onBooked);
      if (await attempt(sending, failed, unanswered))
        showToast({ title: done, description: text('book.submittedDetail'), tone: 'success' });
    },
  };
}

interface BookingDraft {
  readonly vehicleId: string;
  readonly startTime: Instant;
  readonly endTime: Instant;
  readonly duration: number;
  readonly purpose: string;
}

/** A refusal means that the calendar is out of date, so it is reloaded too. */
function useRequestBooking(idempotencyKey: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: BookingDraft): Promise<Booking> =>
      bodyOf(api.POST('/api/bookings', { body: draft, headers: idempotent(idempotencyKey) })),
    onSuccess: () => refreshAfterStep(queryClient),
    onError: () => {
      for (const queryKey of [keys.calendars, keys.responderHours, keys.refusedRequests])
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
