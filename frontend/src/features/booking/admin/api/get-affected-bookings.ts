import type { Instant } from '@rigbook/contracts/kernel/time';
import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** The bookings that a maintenance until then stands in the way of, earliest first; null: nobody knows when it ends. */
export const affectedBookingsQuery = (vehicleId: string, until: Instant | null) =>
  queryOptions({
    queryKey: keys.affectedBookings(vehicleId, until),
    queryFn: (): Promise<Booking[]> =>
      bodyOf(
        api.GET('/api/admin/vehicles/{id}/affected-bookings', {
          params: { path: { id: vehicleId }, query: until === null ? {} : { until } },
        }),
      ),
    refetchOnMount: 'always',
    gcTime: 0,
  });
