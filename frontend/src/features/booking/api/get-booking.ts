import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** One booking; always asked anew when a screen opens, since others act on it too. */
export const bookingQuery = (bookingId: string) =>
  queryOptions({
    queryKey: keys.booking(bookingId),
    queryFn: (): Promise<Booking> => bodyOf(api.GET('/api/bookings/{id}', { params: { path: { id: bookingId } } })),
    refetchOnMount: 'always',
  });
