import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Booking } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { nextCursor } from '../../../lib/http/next-cursor.js';
import { keys } from '../../../lib/http/keys.js';

interface DiaryPage {
  readonly bookings: readonly Booking[];
  readonly next: string | undefined;
}

/** All bookings, newest start first, page by page; of one status where that is given. */
export const bookingDiaryQuery = (status: BookingStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: [...keys.adminBookings, status ?? 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<DiaryPage> => {
      const query = { ...(status && { status }), ...(cursor && { cursor }) };
      const call = api.GET('/api/admin/bookings', { params: { query } });
      const bookings = await bodyOf(call);
      return { bookings, next: nextCursor((await call).response) };
    },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
