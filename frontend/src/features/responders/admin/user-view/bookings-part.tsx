import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { bookingsOfUnitQuery } from '../../../booking/admin/api/diary.js';
import { DiaryTags, StartTime } from '../../../booking/admin/shared/diary-parts.js';
import { Part } from '../../../../ui/content/part.js';
import styles from './user-view.module.css';

/** The user's bookings, newest first; each links to the diary. */
export function BookingsPart({ unitNumber }: { unitNumber: string }) {
  const text = useText();
  const list = useInfiniteQuery(bookingsOfUnitQuery(unitNumber));
  const bookings = itemsOf(list.data);
  return (
    <Part title={text('userView.bookings')}>
      {list.error && !bookings?.length ? (
        <ErrorScreen error={list.error} retry={() => void list.refetch()} />
      ) : bookings === undefined ? (
        <Skeleton label={text('userView.bookingsLoading')}>
          <Bone height={48} />
          <Bone height={48} />
        </Skeleton>
      ) : bookings.length === 0 ? (
        <p className="text-soft">{text('userView.bookingsNone')}</p>
      ) : (
        <>
          <ul className="grid" aria-label={text('userView.bookings')}>
            {bookings.map((booking) => (
              <li key={booking.id} className={styles.booking}>
                <Link to={paths.diaryBooking(booking.id)}>
                  <bdi>{booking.vehicle.name}</bdi>, <StartTime booking={booking} />
                </Link>
                <DiaryTags booking={booking} />
              </li>
            ))}
          </ul>
          <NextPage small list={list} label={text('diary.more')} />
        </>
      )}
    </Part>
  );
}
