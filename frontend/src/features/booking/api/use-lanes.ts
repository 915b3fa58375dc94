import { type LanePart, laneOf, lanePeriod } from '@rigbook/contracts/booking/requesting/lane.rules';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Vehicle } from '../../../lib/http/answers.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { fleetQuery } from '../../fleet/api/get-fleet.js';
import { fleetCalendarQuery } from './fleet-calendar.js';
import { useOwnOffers } from './own-offers.js';

export interface Lane {
  readonly vehicle: Vehicle;
  readonly parts: readonly LanePart[];
}

/** The next 24 hours of each vehicle, in the order of the fleet; undefined while they load. */
export function useLanes(isAdmin: boolean, enabled: boolean) {
  const now = useNow();
  const zone = useZone();
  const fleet = useQuery(fleetQuery);
  const calendar = useQuery({ ...fleetCalendarQuery(lanePeriod(now).startAt), enabled });
  // rendered in slices, between which the page answers
  const known = useDeferredValue(calendar.data);
  const { mark } = useOwnOffers(known?.values() ?? []);
  const lanes = useMemo(
    () =>
      known &&
      fleet.data?.map((vehicle): Lane => {
        const { taken: all = [], outOfService = null, turnRoundMinutes = 0 } = known.get(vehicle.id) ?? {};
        const { papersEnd = null } = vehicle;
        const isOut = vehicle.status === 'in_use';
        const taken = mark(vehicle.id, all);
        return {
          vehicle,
          parts: laneOf({ now, zone, isAdmin, taken, turnRoundMinutes, outOfService, papersEnd, isOut }),
        };
      }),
    [known, fleet.data, now, zone, isAdmin, mark],
  );
  return {
    lanes,
    error: fleet.error ?? calendar.error,
    reload: () => void Promise.all([fleet.refetch(), calendar.refetch()]),
  };
}
