import { useText } from '../../../lib/i18n/use-text.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useTimes } from '../../../lib/time/use-times.js';
import styles from './booking-diary.module.css';
import { DiaryActions, type DiaryListProps } from './diary-actions.js';
import { DiaryTags } from './diary-tags.js';

/** The same list for the width of a phone. */
export function DiaryCards({ bookings, onView, onCancel }: DiaryListProps) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <ul className={styles.cards} aria-label={text('admin.tab.diary')}>
      {bookings.map((booking) => (
        <li key={booking.id} className={styles.card}>
          <span className={styles.responder}>{person(booking.user)}</span>
          <span className={styles.time}>
            <bdi>{booking.vehicle.name}</bdi>, {times.period({ startAt: booking.startTime, endAt: booking.endTime })}
          </span>
          <DiaryTags booking={booking} />
          <DiaryActions booking={booking} onView={onView} onCancel={onCancel} />
        </li>
      ))}
    </ul>
  );
}
