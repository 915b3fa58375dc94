import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking, Replay } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { BookingStatusTag } from '../../booking/shared/booking-status-tag.js';
import { Differences } from './differences.js';
import styles from './replay.module.css';

/** The diary as it stood; what was requested only later stands in it as not there yet. */
export function BookingsThen({ bookings }: { bookings: Replay['bookings'] }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const differencesOf = useBookingDifferences();
  return (
    <ul className={styles.rows} aria-label={text('replay.bookings')}>
      {bookings.map(({ before, now }) => (
        <li key={now.id} className={styles.row}>
          <Link to={paths.history(now.id)}>
            <bdi>{(before ?? now).vehicle.name}</bdi>
          </Link>
          <span>
            {times.period({ startAt: now.startTime, endAt: now.endTime })}
            <br />
            <span className={styles.soft}>{person(now.user)}</span>
          </span>
          <span>
            {before ? <BookingStatusTag status={before.status} /> : <span>{text('replay.notYetRequested')}</span>}
          </span>
          <Differences differences={differencesOf(before, now)} />
        </li>
      ))}
    </ul>
  );
}

function useBookingDifferences() {
  const text = useText();
  return (before: Booking | null, now: Booking): string[] => [
    ...(before?.status === now.status
      ? []
      : [text('replay.nowIs', { what: text('diary.status'), value: text(`bookingStatus.${now.status}`) })]),
    ...(before !== null && before.signedAt === null && now.signedAt !== null ? [text('replay.signedSince')] : []),
    ...(before !== null && before.vehicle.name !== now.vehicle.name
      ? [text('replay.nowIs', { what: text('diary.vehicle'), value: now.vehicle.name })]
      : []),
  ];
}
