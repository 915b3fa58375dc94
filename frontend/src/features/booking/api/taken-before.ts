import { addMinutes, instantOfDate, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** The vehicle's taken hours between now and that start. */
export const takenBeforeQuery = (vehicleId: string, startAt: Instant) =>
  queryOptions({
    queryKey: keys.calendar(vehicleId, 'now', startAt),
    queryFn: async (): Promise<Period[]> => {
      const now = instantOfDate(new Date());
      const query = { from: now, to: now < startAt ? startAt : addMinutes(now, 1) };
      const { taken } = await bodyOf(
        api.GET('/api/vehicles/{id}/calendar', { params: { path: { id: vehicleId }, query } }),
      );
      return taken.map(({ startTime, endTime }) => ({ startAt: startTime, endAt: endTime }));
    },
    refetchOnMount: 'always',
  });
