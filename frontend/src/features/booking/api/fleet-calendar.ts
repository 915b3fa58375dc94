import type { OutOfService } from '@rigbook/contracts/fleet/out-of-service.rules';
import { addHours, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** What a vehicle's hours are decided by; without who took them. */
export interface HoursOfVehicle {
  readonly taken: readonly Period[];
  readonly outOfService: OutOfService | null;
}

/** A booking may start six days ahead, at any hour, and last a day. */
const HOURS_AHEAD = 8 * 24;

/** The hours of each vehicle, by its id, as far ahead as can be booked. The ones of the last hour stay until those of the next have come. */
export const fleetCalendarQuery = (from: Instant) =>
  queryOptions({
    queryKey: keys.fleetCalendar(from),
    queryFn: async (): Promise<ReadonlyMap<string, HoursOfVehicle>> => {
      const query = { from, to: addHours(from, HOURS_AHEAD) };
      const fleet = await bodyOf(api.GET('/api/vehicles/calendar', { params: { query } }));
      return new Map(
        fleet.map(({ vehicleId, taken, outOfService }) => [
          vehicleId,
          { taken: taken.map(({ startTime, endTime }) => ({ startAt: startTime, endAt: endTime })), outOfService },
        ]),
      );
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
