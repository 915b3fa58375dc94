import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { Booking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { Button } from '../../../../ui/button.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { odometerDiscrepanciesQuery } from '../../../booking/admin/api/diary.js';
import styles from './maintenance.module.css';

/** Shifts that began with fewer kilometers than the vehicle had before: a typing error, or something to ask about. */
export function Discrepancies() {
  const text = useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(odometerDiscrepanciesQuery);
  const bookings = itemsOf(data);
  return (
    <Panel title={text('odometer.title')}>
      {error && <ErrorScreen error={error} retry={() => void refetch()} />}
      {bookings === undefined && !error && (
        <Skeleton label={text('odometer.loading')}>
          <Bone height={48} />
        </Skeleton>
      )}
      {bookings?.length === 0 && <Empty icon="check">{text('odometer.none')}</Empty>}
      <ul className={styles.lines}>
        {bookings?.map((booking) => (
          <Discrepancy key={booking.id} booking={booking} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('diary.more')}
        </Button>
      )}
    </Panel>
  );
}

function Discrepancy({ booking }: { booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { checkIn, lastMileageBefore, startTime: startAt, endTime: endAt } = booking;
  return (
    <li className={styles.discrepancy}>
      <strong>
        <bdi>{booking.vehicle.name}</bdi>
      </strong>
      <span>{text('odometer.line', { shown: checkIn?.mileage ?? 0, before: lastMileageBefore ?? 0 })}</span>
      <span>{person(booking.user)}</span>
      <Link to={paths.diaryBooking(booking.id)}>
        {text('damage.shift', { period: times.period({ startAt, endAt }) })}
      </Link>
    </li>
  );
}
