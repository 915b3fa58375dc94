import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../../lib/http/keys.js';

/** After any step on a booking: the lists, the fleet's statuses and calendars, and the hours of the week. */
export const refreshAfterStep = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [keys.bookings, keys.vehicles, keys.responderHours].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
