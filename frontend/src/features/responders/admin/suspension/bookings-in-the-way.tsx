import { MOST_TOLD } from '@rigbook/contracts/refusals/open-bookings';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { Suspension } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { BookingStatusTag } from '../../../booking/shared/booking-status-tag.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

/** Open bookings, each with what has to be done with it before its responder is suspended. */
export function BookingsInTheWay({ bookings }: { readonly bookings: Suspension['openBookings'] }) {
  const text = useText();
  const times = useTimes();
  return (
    <>
      <Alert type="warning" showIcon title={text('suspension.bookings')} description={text('suspension.bookingsWhy')} />
      <ul className="divide-y divide-(--hairline)" aria-label={text('suspension.bookings')}>
        {bookings.map(({ id, vehicleName, status, startTime, endTime }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <Link to={paths.diaryBooking(id)} className="inline-flex items-center min-h-(--target) tabular-nums">
              <span>
                <VehicleName vehicle={{ name: vehicleName }} />, {times.period({ startAt: startTime, endAt: endTime })}
              </span>
            </Link>
            <BookingStatusTag status={status} />
            <p className="basis-full text-soft text-md">{text(`suspension.first.${status}`)}</p>
          </li>
        ))}
      </ul>
      {bookings.length >= MOST_TOLD && <p className="text-soft">{text('suspension.moreBookings')}</p>}
    </>
  );
}
