import { freeHoursFrom } from '@rigbook/contracts/booking/emergency/emergency.rules';
import { touchesAdminOnlyPeriod } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { lanePeriod } from '@rigbook/contracts/booking/requesting/lane.rules';
import { hasPapersThroughout } from '@rigbook/contracts/fleet/papers-end.rules';
import { type Instant, periodOf } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import type { Vehicle } from '../../../lib/http/answers.js';
import { useZone } from '../../../lib/time/zone.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import { fleetCalendarQuery } from '../api/fleet-calendar.js';

export interface FreeVehicle {
  readonly vehicle: Vehicle;
  /** whole, from now */
  readonly hours: number;
}

/**
 * The vehicles that stand ready and are free for at least an hour, with their papers, the longest first; undefined while that is not known. Hours for
 * administrators are left out for others.
 */
export function useFreeVehicles(now: Instant, isAdmin: boolean) {
  const zone = useZone();
  const fleet = useQuery({ ...fleetQuery, refetchOnMount: 'always' });
  const calendar = useQuery(fleetCalendarQuery(lanePeriod(now).startAt));
  const free = fleet.data?.flatMap((vehicle): readonly FreeVehicle[] => {
    const of = calendar.data?.get(vehicle.id);
    let hours = of && vehicle.status === 'available' ? freeHoursFrom(now, of) : 0;
    while (hours > 0 && !hasPapersThroughout(periodOf(now, hours), vehicle.papersEnd ?? null, zone)) hours -= 1;
    while (hours > 0 && !isAdmin && touchesAdminOnlyPeriod(periodOf(now, hours), zone)) hours -= 1;
    return hours > 0 ? [{ vehicle, hours }] : [];
  });
  return {
    isForAdmins: !isAdmin && touchesAdminOnlyPeriod(periodOf(now, 1), zone),
    free: calendar.data && free?.toSorted((one, other) => other.hours - one.hours),
    error: fleet.error ?? calendar.error,
    retry: () => void Promise.all([fleet.refetch(), calendar.refetch()]),
  };
}
