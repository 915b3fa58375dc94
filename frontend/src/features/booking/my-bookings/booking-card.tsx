import { allowsStep } from '@rigbook/contracts/booking/lifecycle.rules';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { BookingStatusTag } from '../shared/booking-status-tag.js';
import { Button } from '../../../ui/button.js';
import { FiveStepLine } from '../shared/five-step-line.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { periodOfBooking } from '../booking-period.js';
import styles from './my-bookings.module.css';

interface Props {
  readonly booking: Booking;
  readonly onWithdraw: (booking: Booking) => void;
}

const withAgreement: readonly string[] = ['approved', 'active', 'completed'];

export function BookingCard({ booking, onWithdraw }: Props) {
  const text = useText();
  const times = useTimes();
  return (
    <article className={styles.card} aria-label={`${booking.vehicle.name}, ${times.instant(booking.startTime)}`}>
      <header className={styles.header}>
        <h3>
          <bdi>{booking.vehicle.name}</bdi>
        </h3>
        <span className={styles.tags}>
          {booking.overdue && (
            <StatusTag hue="red" icon="alert">
              {text('bookings.overdue')}
            </StatusTag>
          )}
          <BookingStatusTag status={booking.status} />
        </span>
      </header>
      <p className={styles.period}>{times.period(periodOfBooking(booking))}</p>
      <p className={styles.purpose}>
        <bdi>{booking.purpose}</bdi>
      </p>
      <FiveStepLine progress={booking} />
      {booking.adminNotes !== null && (
        <p className={styles.notes}>
          {text('bookings.adminNotes')} <bdi>{booking.adminNotes}</bdi>
        </p>
      )}
      <footer className={styles.actions}>
        {withAgreement.includes(booking.status) && (
          <Link to={paths.agreement(booking.id)} className={styles.link}>
            {text('bookings.agreement')}
          </Link>
        )}
        <Link to={paths.history(booking.id)} className={styles.link}>
          {text('bookings.history')}
        </Link>
        {allowsStep(booking.status, booking.signedAt !== null, 'withdraw') && (
          <Button look="quiet" danger onClick={() => onWithdraw(booking)}>
            {text('bookings.withdraw')}
          </Button>
        )}
      </footer>
    </article>
  );
}
