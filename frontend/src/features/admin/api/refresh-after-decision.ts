import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../../lib/http/keys.js';

/** After a decision on a booking: the diary, the counts, and what an administrator booked themselves. */
export const refreshAfterDecision = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [keys.adminBookings, keys.dashboard, keys.bookings, keys.vehicles, keys.responderHours].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
