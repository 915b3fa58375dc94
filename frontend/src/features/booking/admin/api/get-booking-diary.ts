import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { nextCursor } from '../../../../lib/http/next-cursor.js';
import { keys } from '../../../../lib/http/keys.js';
import type { DiaryFilter } from './diary-search.js';

interface DiaryPage {
  readonly bookings: readonly Booking[];
  readonly next: string | undefined;
}

/** More would make the screen slow and help nobody to find one; each decision reads them anew. */
const MOST_PAGES = 20;

/** All bookings that the filter lets through in its order, page by page. */
export const bookingDiaryQuery = (filter: DiaryFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.adminBookings, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<DiaryPage> => {
      const query = { ...filter, ...(cursor && { cursor }) };
      const call = api.GET('/api/admin/bookings', { params: { query } });
      const bookings = await bodyOf(call);
      return { bookings, next: nextCursor((await call).response) };
    },
    getNextPageParam: ({ next }, pages) => (pages.length < MOST_PAGES ? next : undefined),
    refetchOnMount: 'always',
  });
