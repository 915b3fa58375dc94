import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** The caller's own bookings, newest start first; the first hundred. */
export const myBookingsQuery = queryOptions({
  queryKey: keys.bookings,
  queryFn: (): Promise<Booking[]> => bodyOf(api.GET('/api/bookings')),
});
