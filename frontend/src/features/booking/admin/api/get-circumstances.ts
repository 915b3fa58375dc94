import { queryOptions } from '@tanstack/react-query';
import type { Circumstances } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** What a decision about a booking rests on. */
export const circumstancesQuery = (bookingId: string) =>
  queryOptions({
    queryKey: keys.circumstances(bookingId),
    queryFn: (): Promise<Circumstances> =>
      bodyOf(api.GET('/api/admin/bookings/{id}/circumstances', { params: { path: { id: bookingId } } })),
    refetchOnMount: 'always',
  });
