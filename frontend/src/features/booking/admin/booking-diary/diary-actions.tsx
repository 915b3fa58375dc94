import { hasStartPassed } from '@rigbook/contracts/booking/booking-times.rules';
import { allowsStep } from '@rigbook/contracts/booking/lifecycle.rules';
import type { Booking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { Button } from '../../../../ui/button.js';
import { useDecide } from '../deciding/use-decide.js';
import { useDecisionOn } from '../deciding/use-decisions.js';
import styles from './booking-diary.module.css';

export interface DiaryListProps {
  readonly bookings: readonly Booking[];
  readonly onView: (booking: Booking) => void;
  /** Viewed with the question for the reason open. */
  readonly onReject: (booking: Booking) => void;
  readonly onCancel: (booking: Booking) => void;
}

type Props = Omit<DiaryListProps, 'bookings'> & { readonly booking: Booking };

/** Approving is one press, while the start has not passed; a rejection is asked for its reason first. */
export function DiaryActions({ booking, onView, onReject, onCancel }: Props) {
  const text = useText();
  const decide = useDecide();
  const tooLate = hasStartPassed(booking.startTime, useNow());
  const underWay = useDecisionOn(booking.id) !== undefined;
  const named = { vehicle: booking.vehicle.name, unit: booking.user.unitNumber ?? '' };

  return (
    <div className={styles.actions}>
      {booking.status === 'pending' && !underWay && (
        <>
          <Button
            small
            look="primary"
            disabled={tooLate}
            title={tooLate ? text('deciding.startPassed') : undefined}
            aria-label={text('diary.approveNamed', named)}
            onClick={() => decide(booking, true)}
          >
            {text('diary.approve')}
          </Button>
          <Button small aria-label={text('diary.rejectNamed', named)} onClick={() => onReject(booking)}>
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
