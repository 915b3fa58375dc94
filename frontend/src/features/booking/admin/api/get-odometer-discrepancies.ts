import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { nextCursor } from '../../../../lib/http/next-cursor.js';

interface DiscrepancyPage {
  readonly bookings: readonly Booking[];
  readonly next: string | undefined;
}

const AT_ONCE = 10;

/** Bookings whose check-in showed fewer kilometres than the vehicle had before, latest first, page by page. */
export const odometerDiscrepanciesQuery = infiniteQueryOptions({
  queryKey: keys.odometerDiscrepancies,
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam: cursor }): Promise<DiscrepancyPage> => {
    const call = api.GET('/api/admin/odometer-discrepancies', {
      params: { query: { limit: AT_ONCE, ...(cursor && { cursor }) } },
    });
    const bookings = await bodyOf(call);
    return { bookings, next: nextCursor((await call).response) };
  },
  getNextPageParam: ({ next }) => next,
  refetchOnMount: 'always',
});
