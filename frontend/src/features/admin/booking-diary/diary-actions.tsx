import { allowsStep } from '@rigbook/contracts/booking/lifecycle.rules';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useDecideBooking } from '../api/decide-booking.js';
import styles from './booking-diary.module.css';

export interface DiaryListProps {
  readonly bookings: readonly Booking[];
  readonly onView: (booking: Booking) => void;
  readonly onCancel: (booking: Booking) => void;
}

type Props = Omit<DiaryListProps, 'bookings'> & { readonly booking: Booking };

/** Approving is one press; a rejection is opened first, since it deserves its reason. */
export function DiaryActions({ booking, onView, onCancel }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const decide = useDecideBooking();
  const named = { vehicle: booking.vehicle.name, unit: booking.user.unitNumber ?? '' };

  const approve = async () => {
    const command = decide.mutateAsync({ bookingId: booking.id, approved: true, adminNotes: '' });
    if (await attempt(command, text('diary.updateFailed')))
      showToast({ title: text('diary.updated'), tone: 'success' });
  };

  return (
    <div className={styles.actions}>
      {booking.status === 'pending' && (
        <>
          <Button
            small
            look="primary"
            busy={decide.isPending}
            aria-label={text('diary.approveNamed', named)}
            onClick={() => void approve()}
          >
            {text('diary.approve')}
          </Button>
          <Button small aria-label={text('diary.rejectNamed', named)} onClick={() => onView(booking)}>
            {text('diary.reject')}
          </Button>
        </>
      )}
      <Button small aria-label={text('diary.viewNamed', named)} onClick={() => onView(booking)}>
        {text('diary.view')}
      </Button>
      {allowsStep(booking.status, booking.signedAt !== null, 'cancel') && (
        <Button
          small
          look="quiet"
          danger
          aria-label={text('diary.cancelNamed', named)}
          onClick={() => onCancel(booking)}
        >
          {text('diary.cancel')}
        </Button>
      )}
    </div>
  );
}
