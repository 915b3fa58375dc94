import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../../lib/http/keys.js';

/**
 * After any step on a booking: the lists, the fleet's statuses and calendars, the hours of the week and what they make of the
 * recommendations. The activity feed follows a step within moments, not within it; live updates say when.
 */
export const refreshAfterStep = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [keys.bookings, keys.vehicles, keys.responderHours, keys.recommendations].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
