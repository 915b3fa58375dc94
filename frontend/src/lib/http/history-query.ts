import { queryOptions } from '@tanstack/react-query';
import type { HistoryEntry } from './answers.js';
import { api, bodyOf } from './client.js';
import { keys } from './keys.js';

/** Everything that happened to a booking, oldest first. */
export const historyQuery = (bookingId: string) =>
  queryOptions({
    queryKey: keys.history(bookingId),
    queryFn: (): Promise<readonly HistoryEntry[]> =>
      bodyOf(api.GET('/api/audit/bookings/{id}/history', { params: { path: { id: bookingId } } })),
    refetchOnMount: 'always',
  });
