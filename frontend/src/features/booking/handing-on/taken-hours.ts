import { type Instant, isBefore, type Period } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { lanePeriod } from '@rigbook/contracts/booking/requesting/lane.rules';
import { useNow } from '../../../lib/time/use-now.js';
import { fleetCalendarQuery } from '../api/fleet-calendar.js';
import { myBookingsQuery } from '../api/my-bookings.js';

/** Hours of the vehicle that others have and that lie ahead, as the calendar shows them: without whose they are. */
export function useHoursOfOthers(vehicleId: string) {
  const now = useNow();
  const { data: calendar, error } = useQuery(fleetCalendarQuery(lanePeriod(now).startAt));
  const { data: own = [] } = useQuery(myBookingsQuery);
  const taken = calendar?.get(vehicleId)?.taken ?? [];
  return { hours: calendar && taken.filter((hours) => isAhead(hours, now) && !isOwn(hours)), error };

  function isOwn({ startAt }: Period): boolean {
    return own.some(({ vehicle, startTime }) => vehicle.id === vehicleId && startTime === startAt);
  }
}

const isAhead = ({ startAt }: Period, now: Instant): boolean => !isBefore(startAt, now);
