import { MOST_TOLD } from '@rigbook/contracts/refusals/open-bookings';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { Suspension } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Notice } from '../../../../ui/content/notice.js';
import { BookingStatusTag } from '../../../booking/shared/booking-status-tag.js';
import styles from './suspension.module.css';

/** Open bookings, each with what has to be done with it before its responder is suspended. */
export function BookingsInTheWay({ bookings }: { readonly bookings: Suspension['openBookings'] }) {
  const text = useText();
  const times = useTimes();
  return (
    <>
      <Notice hue="orange" icon="alert" title={text('suspension.bookings')} live>
        <p>{text('suspension.bookingsWhy')}</p>
      </Notice>
      <ul aria-label={text('suspension.bookings')}>
        {bookings.map(({ id, vehicleName, status, startTime, endTime }) => (
          <li key={id} className={styles.booking}>
            <Link to={paths.diaryBooking(id)} className="tabular-nums">
              <bdi>{vehicleName}</bdi>, {times.period({ startAt: startTime, endAt: endTime })}
            </Link>
            <BookingStatusTag status={status} />
            <p className="text-soft text-md">{text(`suspension.first.${status}`)}</p>
          </li>
        ))}
      </ul>
      {bookings.length >= MOST_TOLD && <p className="text-soft">{text('suspension.moreBookings')}</p>}
    </>
  );
}
