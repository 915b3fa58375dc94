import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { nextCursor } from '../../../../lib/http/next-cursor.js';

interface BookingsPage {
  readonly bookings: readonly Booking[];
  readonly next: string | undefined;
}

const AT_ONCE = 10;

/** The bookings of who has that unit, newest start first, page by page. */
export const bookingsOfUnitQuery = (unitNumber: string) =>
  infiniteQueryOptions({
    queryKey: keys.bookingsOfUnit(unitNumber),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<BookingsPage> => {
      const query = { unitNumber, limit: AT_ONCE, ...(cursor && { cursor }) };
      const call = api.GET('/api/admin/bookings', { params: { query } });
      const bookings = await bodyOf(call);
      return { bookings, next: nextCursor((await call).response) };
    },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
