import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { bookingsOfUnitQuery } from '../../../booking/admin/api/diary.js';
import { DiaryTags, StartTime } from '../../../booking/admin/shared/diary-parts.js';
import { Part } from '../../../../ui/content/part.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

/** The user's bookings, newest first; each links to the diary. */
export function BookingsPart({ unitNumber }: { unitNumber: string }) {
  const text = useText();
  const list = useInfiniteQuery(bookingsOfUnitQuery(unitNumber));
  return (
    <Part title={text('userView.bookings')}>
      <Loaded query={{ ...list, data: itemsOf(list.data) }} label={text('userView.bookingsLoading')}>
        {(bookings) =>
          bookings.length === 0 ? (
            <p className="text-soft">{text('userView.bookingsNone')}</p>
          ) : (
            <>
              <ul className="divide-y divide-(--hairline)" aria-label={text('userView.bookings')}>
                {bookings.map((booking) => (
                  <li
                    key={booking.id}
                    className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 min-h-(--target) py-1"
                  >
                    <Link to={paths.diaryBooking(booking.id)} className="inline-flex items-center min-h-(--target)">
                      <span>
                        <VehicleName vehicle={booking.vehicle} />, <StartTime booking={booking} />
                      </span>
                    </Link>
                    <DiaryTags booking={booking} />
                  </li>
                ))}
              </ul>
              <NextPage small list={list} label={text('diary.more')} />
            </>
          )
        }
      </Loaded>
    </Part>
  );
}
