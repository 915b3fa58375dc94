import type { DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { useText } from '../../../../lib/i18n/use-text.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import styles from './booking-diary.module.css';
import { DiaryActions, type DiaryListProps } from './diary-actions.js';
import { DiaryTags } from '../shared/diary-tags.js';
import { StartTime } from '../shared/start-time.js';

interface Props extends DiaryListProps {
  readonly order: DiaryOrder | undefined;
  readonly searched: boolean;
}

/** The same list for the width of a phone. */
export function DiaryCards({ bookings, order, searched, ...actions }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <ul className={styles.cards} aria-label={text('admin.tab.diary')}>
      {bookings.map((booking) => (
        <li key={booking.id} className={styles.card}>
          <span className={styles.responder}>{person(booking.user)}</span>
          <span className={styles.time}>
            <bdi>{booking.vehicle.name}</bdi>, <StartTime booking={booking} />
          </span>
          {(order === 'first-requested' || order === 'last-requested') && (
            <span className={styles.time}>
              {text('diary.requested')}: {times.instant(booking.requestedAt)}
            </span>
          )}
          {searched && (
            <span className={styles.soft}>
              <bdi>{booking.purpose}</bdi>
            </span>
          )}
          <DiaryTags booking={booking} />
          <DiaryActions booking={booking} {...actions} />
        </li>
      ))}
    </ul>
  );
}
