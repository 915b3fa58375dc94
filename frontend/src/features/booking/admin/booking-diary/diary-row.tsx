import { memo } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import styles from './diary-table.module.css';
import { DiaryActions, type DiaryListProps } from './diary-actions.js';
import { DiaryTags } from '../shared/diary-tags.js';
import { StartTime } from '../shared/start-time.js';

interface Props extends Omit<DiaryListProps, 'bookings'> {
  readonly booking: Booking;
  /** also when it was requested, where the list is ordered by that */
  readonly withRequest: boolean;
  /** also what for, where words are looked for that may stand there */
  readonly withPurpose: boolean;
}

/** Drawn again only when its booking has changed, however many rows there are. */
export const DiaryRow = memo(function DiaryRow({ booking, withRequest, withPurpose, ...actions }: Props) {
  const text = useText();
  const times = useTimes();
  const { user, vehicle } = booking;
  return (
    <tr data-overdue={booking.overdue || undefined}>
      <td className={styles.person}>
        <strong>
          {user.unitNumber === null ? text('person.erased') : text('person.unit', { unit: user.unitNumber })}
        </strong>{' '}
        <bdi>{[user.firstName, user.lastName].filter(Boolean).join(' ')}</bdi>
      </td>
      <td className={styles.vehicle}>
        <bdi>{vehicle.name}</bdi>
      </td>
      <td className={styles.time}>
        <StartTime booking={booking} />
      </td>
      {withPurpose && (
        <td className={styles.purpose} title={booking.purpose}>
          <bdi>{booking.purpose}</bdi>
        </td>
      )}
      {withRequest && <td className={styles.request}>{times.instant(booking.requestedAt)}</td>}
      <td className={styles.status}>
        <DiaryTags booking={booking} />
      </td>
      <td className={styles.actions}>
        <DiaryActions booking={booking} {...actions} />
      </td>
    </tr>
  );
});
