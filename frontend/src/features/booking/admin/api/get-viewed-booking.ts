import { queryOptions } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** One booking, whether or not the diary shows it; asked anew whenever one comes to it, since others decide too. */
export const viewedBookingQuery = (bookingId: string) =>
  queryOptions({
    queryKey: keys.booking(bookingId),
    queryFn: (): Promise<Booking> => bodyOf(api.GET('/api/bookings/{id}', { params: { path: { id: bookingId } } })),
    staleTime: 0,
  });
