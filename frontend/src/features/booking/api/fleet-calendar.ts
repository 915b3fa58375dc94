import type { OutOfService } from '@rigbook/contracts/fleet/out-of-service.rules';
import type { TakenHours } from '@rigbook/contracts/booking/requesting/taken-hours.rules';
import { addHours, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { VehicleCalendar } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** What a vehicle's hours are decided by; without who took them. */
export interface HoursOfVehicle {
  readonly taken: readonly TakenHours[];
  readonly turnRoundMinutes: number;
  readonly outOfService: OutOfService | null;
}

/** The hours in the answer of a calendar. */
export const hoursIn = ({
  taken,
  outOfService,
  turnRoundMinutes,
}: Pick<VehicleCalendar, 'taken' | 'outOfService' | 'turnRoundMinutes'>): HoursOfVehicle => ({
  taken: taken.map(({ startTime, endTime, ...what }) => ({ startAt: startTime, endAt: endTime, ...what })),
  outOfService,
  turnRoundMinutes,
});

/** A booking may start six days ahead, at any hour, and last a day. */
const HOURS_AHEAD = 8 * 24;

/** The hours of each vehicle, by its id, as far ahead as can be booked. The ones of the last hour stay until those of the next have come. */
export const fleetCalendarQuery = (from: Instant) =>
  fleetHoursQuery({ startAt: from, endAt: addHours(from, HOURS_AHEAD) });

/** The same within a period of at most eight days. */
export const fleetHoursQuery = ({ startAt: from, endAt: to }: Period) =>
  queryOptions({
    queryKey: keys.fleetCalendar(from, to),
    queryFn: async (): Promise<ReadonlyMap<string, HoursOfVehicle>> => {
      const query = { from, to };
      const fleet = await bodyOf(api.GET('/api/vehicles/calendar', { params: { query } }));
      return new Map(fleet.map(({ vehicleId, ...calendar }) => [vehicleId, hoursIn(calendar)]));
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
