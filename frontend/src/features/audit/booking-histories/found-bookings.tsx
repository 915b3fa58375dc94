import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { BookingStatusTag } from '../../booking/shared/booking-status-tag.js';
import styles from './booking-histories.module.css';

/** Each leads to everything that happened to it. */
export function FoundBookings({ bookings }: { bookings: readonly Booking[] }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <ul className={styles.found} aria-label={text('audit.tab.bookings')}>
      {bookings.map(({ id, vehicle, user, startTime, endTime, status, purpose }) => (
        <li key={id}>
          <Link to={paths.history(id)} className={styles.booking}>
            <strong>
              <bdi>{vehicle.name}</bdi>
            </strong>
            <span>{person(user)}</span>
            <span className={styles.time}>{times.period({ startAt: startTime, endAt: endTime })}</span>
            <span className={styles.purpose}>
              <bdi>{purpose}</bdi>
            </span>
            <BookingStatusTag status={status} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
