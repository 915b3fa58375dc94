import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { nextCursor } from '../../../lib/http/next-cursor.js';
import type { BookingFilter } from './booking-search.js';

interface BookingPage {
  readonly bookings: readonly Booking[];
  readonly next: string | undefined;
}

/** Bookings whose history can be read, newest start first, page by page. */
export const findBookingsQuery = (filter: BookingFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.histories, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<BookingPage> => {
      const call = api.GET('/api/audit/bookings', { params: { query: { ...filter, ...(cursor && { cursor }) } } });
      const bookings = await bodyOf(call);
      return { bookings, next: nextCursor((await call).response) };
    },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
