import type { Instant } from '@rigbook/contracts/kernel/time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { refreshAfterStep } from '../api/my-bookings.js';

/** Until when an extension that waits was asked for. A server of the release before this one does not say, nor do bookings kept from it. */
export const waitingUntil = ({ extensionAskedUntil }: Pick<Booking, 'extensionAskedUntil'>): Instant | null =>
  extensionAskedUntil ?? null;

interface Props {
  readonly booking: Booking;
  readonly until: Instant;
}

/** An extension that an administrator has not decided on yet; its responder can withdraw it. */
export function WaitingExtension({ booking, until }: Props) {
  const text = useText();
  const times = useTimes();
  const { withdraw, isPending } = useWithdrawExtension();
  const time = times.instantInSentence(until);

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusTag hue="yellow" icon="clock" sentence>
        {text('extend.waits', { time })}
      </StatusTag>
      <Button
        look="quiet"
        busy={isPending}
        aria-label={text('extend.withdrawNamed', { vehicle: booking.vehicle.name, time })}
        onClick={() => void withdraw(booking.id)}
      >
        {text('extend.withdraw')}
      </Button>
    </div>
  );
}

/** Says whether it was withdrawn. */
export function useWithdrawExtension() {
  const text = useText();
  const attempt = useAttempt();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (bookingId: string): Promise<Booking> =>
      bodyOf(api.DELETE('/api/bookings/{id}/extension', { params: { path: { id: bookingId } } })),
    onSettled: () => refreshAfterStep(queryClient),
  });
  const withdraw = async (bookingId: string): Promise<void> => {
    if (await attempt(mutateAsync(bookingId), text('extend.withdrawFailed')))
      showToast({ title: text('extend.withdrawn'), tone: 'success' });
  };
  return { withdraw, isPending };
}
