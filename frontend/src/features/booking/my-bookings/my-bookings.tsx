import { RECENT_BOOKINGS_SHOWN } from '@rigbook/contracts/booking/booking.limits';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Panel } from '../../../ui/content/panel.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { myBookingsQuery } from '../api/get-my-bookings.js';
import { BookingCard } from './booking-card.js';
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
        <div className={styles.more}>
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
