import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Actions, PlainDialog } from '../../../ui/plain-dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { periodOfBooking, refreshAfterStep } from '../api/my-bookings.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';

/** Asks for confirmation, since it cannot be undone. */
export function WithdrawDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const withdraw = useWithdrawBooking();

  const confirm = async () => {
    if (!(await attempt(withdraw.mutateAsync(booking.id), text('bookings.withdrawFailed')))) return;
    showToast({ title: text('bookings.withdrawn'), tone: 'success' });
    onClose();
  };

  return (
    <PlainDialog title={text('bookings.withdrawTitle')} width={440} onClose={onClose}>
      <p>
        <VehicleName vehicle={booking.vehicle} />, {times.period(periodOfBooking(booking))}
      </p>
      <p>{text('bookings.withdrawText')}</p>
      <Refusal error={withdraw.error} />
      <Actions>
        <Button onClick={onClose}>{text('bookings.withdrawKeep')}</Button>
        <Button look="primary" danger busy={withdraw.isPending} onClick={() => void confirm()}>
          {text('bookings.withdrawConfirm')}
        </Button>
      </Actions>
    </PlainDialog>
  );
}

/** How responders cancel their bookings. */
function useWithdrawBooking() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (bookingId: string) =>
      bodyOf(api.DELETE('/api/bookings/{id}', { params: { path: { id: bookingId } } })),
    onSuccess: () => refreshAfterStep(queryClient),
  });
}
