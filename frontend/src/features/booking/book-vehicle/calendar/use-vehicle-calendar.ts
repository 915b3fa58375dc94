import { lastBookableDay } from '@rigbook/contracts/booking/requesting/booking-window.rules';
import { monthGrid } from '@rigbook/contracts/booking/requesting/month-grid.rules';
import type { SlotFacts } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { addDays, startOfDay } from '@rigbook/contracts/kernel/calendar';
import type { Day, Instant, Period, Zone } from '@rigbook/contracts/kernel/time';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { type HoursOfVehicle, hoursIn } from '../../api/fleet-calendar.js';
import { useOwnOffers } from '../../api/own-offers.js';
import { fleetQuery } from '../../../fleet/api/get-fleet.js';
import { keys } from '../../../../lib/http/keys.js';

/** The vehicle's taken hours within that period; loaded each time a calendar opens. */
const vehicleCalendarQuery = (vehicleId: string, { startAt, endAt }: Period) =>
  queryOptions({
    queryKey: keys.calendar(vehicleId, startAt, endAt),
    queryFn: async (): Promise<HoursOfVehicle> => {
      const query = { from: startAt, to: endAt };
      return hoursIn(
        await bodyOf(api.GET('/api/vehicles/{id}/calendar', { params: { path: { id: vehicleId }, query } })),
      );
    },
    refetchOnMount: 'always',
  });

/** The month shown, plus the days that starts in the window may run into: a booking lasts a day at most. */
function periodToKnow(month: Day, now: Instant, zone: Zone): Period {
  const weeks = monthGrid(month);
  const lastShown = weeks.at(-1)?.at(-1) ?? month;
  const lastStart = lastBookableDay(now, zone);
  const last = lastStart > lastShown ? lastStart : lastShown;
  return { startAt: startOfDay(weeks[0]?.[0] ?? month, zone), endAt: startOfDay(addDays(last, 2), zone) };
}

/** What decides whether each start is available; taken hours are missing while they load. */
export function useVehicleCalendar(vehicleId: string, month: Day, isAdmin: boolean) {
  const zone = useZone();
  const now = useNow();
  const { data, error, refetch } = useQuery(vehicleCalendarQuery(vehicleId, periodToKnow(month, now, zone)));
  const { mark } = useOwnOffers(data === undefined ? [] : [data]);
  const { outOfService = null, turnRoundMinutes = 0 } = data ?? {};
  const taken = mark(vehicleId, data?.taken ?? []);
  // what the page has of it already
  const { data: fleet } = useQuery({ ...fleetQuery, enabled: false });
  const papersEnd = fleet?.find(({ id }) => id === vehicleId)?.papersEnd ?? null;
  const facts: SlotFacts = { now, zone, isAdmin, taken, outOfService, turnRoundMinutes, papersEnd };
  return { facts, isLoaded: data !== undefined, error, refetch };
}
