import { addDays, dayOf, startOfDay } from '@rigbook/contracts/kernel/calendar';
import { isBefore } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { Booking, FleetVehicle } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { overviewNowQuery, overviewQuery } from '../../../booking/admin/api/figures.js';

interface Props {
  readonly vehicle: FleetVehicle;
  readonly bookings: FleetBookings | undefined;
}

/** Bookings of all vehicles, by start. */
export interface FleetBookings {
  readonly out: readonly Booking[];
  readonly comingWeek: readonly Booking[];
}

/** Undefined until both are known. */
export function useFleetBookings(): FleetBookings | undefined {
  const now = useNow();
  const zone = useZone();
  const today = dayOf(now, zone);
  const week = { startAt: startOfDay(today, zone), endAt: startOfDay(addDays(today, 7), zone) };
  const present = useQuery(overviewNowQuery(now)).data;
  const coming = useQuery(overviewQuery(week)).data;
  return present && coming && { out: present.out, comingWeek: coming.bookings };
}

/** Who has the vehicle, until when, and who is next; two lines from the beginning, so that nothing jumps. */
export function VehicleNow({ vehicle, bookings }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const now = useNow();
  const isMine = (booking: Booking) => booking.vehicle.id === vehicle.id;
  const out = bookings?.out.find(isMine);
  const next = bookings?.comingWeek.find(
    (booking) => isMine(booking) && isBefore(now, booking.startTime) && booking.id !== out?.id,
  );
  return (
    <div className="grid min-h-12 text-md tabular-nums">
      {bookings && (
        <>
          <p className={out ? 'font-semibold' : 'text-soft'}>
            {out ? (
              <Link to={paths.diaryBooking(out.id)}>
                {text('adminFleet.out', { person: person(out.user), until: times.instantInSentence(out.endTime) })}
              </Link>
            ) : (
              text('adminFleet.in')
            )}
          </p>
          <p className="text-soft">
            {next ? (
              <Link to={paths.diaryBooking(next.id)}>
                {text('adminFleet.next', { person: person(next.user), start: times.instantInSentence(next.startTime) })}
              </Link>
            ) : (
              text('adminFleet.nextNone')
            )}
          </p>
        </>
      )}
    </div>
  );
}
