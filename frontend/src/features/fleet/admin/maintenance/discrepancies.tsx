import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { Booking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { odometerDiscrepanciesQuery } from '../../../booking/admin/api/diary.js';
import { VehicleName } from '../../shared/vehicle-name.js';
import styles from './maintenance.module.css';

/** Shifts that began with fewer kilometers than the vehicle had before: a typing error, or something to ask about. */
export function Discrepancies() {
  const text = useText();
  const list = useInfiniteQuery(odometerDiscrepanciesQuery);
  return (
    <Panel title={text('odometer.title')}>
      <Loaded query={{ ...list, data: itemsOf(list.data) }} label={text('odometer.loading')}>
        {(bookings) => (
          <>
            {bookings.length === 0 && <Empty icon="check">{text('odometer.none')}</Empty>}
            <ul className={styles.lines}>
              {bookings.map((booking) => (
                <Discrepancy key={booking.id} booking={booking} />
              ))}
            </ul>
            <NextPage list={list} label={text('diary.more')} />
          </>
        )}
      </Loaded>
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
        <VehicleName vehicle={booking.vehicle} />
      </strong>
      <span>{text('odometer.line', { shown: checkIn?.mileage ?? 0, before: lastMileageBefore ?? 0 })}</span>
      <span>{person(booking.user)}</span>
      <Link to={paths.diaryBooking(booking.id)} className="inline-flex items-center min-h-(--target)">
        {text('damage.shift', { period: times.period({ startAt, endAt }) })}
      </Link>
    </li>
  );
}
