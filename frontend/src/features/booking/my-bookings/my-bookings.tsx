import { RECENT_BOOKINGS_SHOWN } from '@rigbook/contracts/booking/booking.limits';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { StatusTag } from '../../../ui/content/status-tag.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { myBookingsQuery, periodOfBooking } from '../api/my-bookings.js';
import { BookingStatusTag } from '../shared/booking-status-tag.js';
import { FiveStepLine } from '../shared/five-step-line.js';
import { useSteps } from '../shared/use-steps.js';
import styles from './my-bookings.module.css';

const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.js')).WithdrawDialog }));

const RefusedRequests = lazy(async () => ({ default: (await import('./refused-requests.js')).RefusedRequests }));

/** The first three, the rest on demand. */
export function MyBookings() {
  const text = useText();
  const { data: bookings, error, refetch } = useQuery(myBookingsQuery);
  const [all, setAll] = useState(false);
  const [withdrawing, setWithdrawing] = useState<Booking>();

  return (
    <Panel title={text('bookings.title')} id="my-bookings">
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : bookings === undefined ? (
        <Skeleton label={text('bookings.loading')}>
          <Bone height={120} />
          <Bone height={120} />
        </Skeleton>
      ) : bookings.length === 0 ? (
        <Empty icon="calendar">{text('bookings.empty')}</Empty>
      ) : (
        <ul className={styles.list}>
          {bookings.slice(0, all ? undefined : RECENT_BOOKINGS_SHOWN).map((booking) => (
            <li key={booking.id}>
              <BookingCard booking={booking} onWithdraw={setWithdrawing} />
            </li>
          ))}
        </ul>
      )}
      {bookings !== undefined && bookings.length > RECENT_BOOKINGS_SHOWN && (
        <div className="mt-4">
          <Button aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? text('bookings.showFewer') : text('bookings.showAll', { count: bookings.length })}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {bookings !== undefined && <RefusedRequests />}
        {withdrawing && <WithdrawDialog booking={withdrawing} onClose={() => setWithdrawing(undefined)} />}
      </Suspense>
    </Panel>
  );
}

interface Props {
  readonly booking: Booking;
  readonly onWithdraw: (booking: Booking) => void;
}

const withAgreement: readonly string[] = ['approved', 'active', 'completed'];

function BookingCard({ booking, onWithdraw }: Props) {
  const text = useText();
  const times = useTimes();
  const obstacleTo = useSteps();
  return (
    <article className="grid gap-2" aria-label={`${booking.vehicle.name}, ${times.instant(booking.startTime)}`}>
      <header className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3">
        <h3>
          <bdi>{booking.vehicle.name}</bdi>
        </h3>
        <span className="flex gap-1.5">
          {booking.overdue && (
            <StatusTag hue="red" icon="alert">
              {text('bookings.overdue')}
            </StatusTag>
          )}
          <BookingStatusTag status={booking.status} />
        </span>
      </header>
      <p className="tabular-nums">{times.period(periodOfBooking(booking))}</p>
      <p className="text-soft wrap-anywhere">
        <bdi>{booking.purpose}</bdi>
      </p>
      <FiveStepLine progress={booking} />
      {booking.adminNotes !== null && (
        <p className="text-soft wrap-anywhere">
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
        {obstacleTo('withdraw', booking) === null && (
          <Button look="quiet" danger onClick={() => onWithdraw(booking)}>
            {text('bookings.withdraw')}
          </Button>
        )}
      </footer>
    </article>
  );
}
