import type { Period } from '@rigbook/contracts/kernel/time';
import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** What of the vehicle is taken within that period; asked anew each time a calendar opens. */
export const vehicleCalendarQuery = (vehicleId: string, { startAt, endAt }: Period) =>
  queryOptions({
    queryKey: keys.calendar(vehicleId, startAt, endAt),
    queryFn: async (): Promise<Period[]> => {
      const query = { from: startAt, to: endAt };
      const { taken } = await bodyOf(
        api.GET('/api/vehicles/{id}/calendar', { params: { path: { id: vehicleId }, query } }),
      );
      return taken.map(({ startTime, endTime }) => ({ startAt: startTime, endAt: endTime }));
    },
    refetchOnMount: 'always',
  });
