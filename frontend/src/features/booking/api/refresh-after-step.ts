import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../../lib/http/keys.js';

/** The activity feed follows a step within moments, not within it. */
const FEED_FOLLOWS_MS = 1000;

/**
 * After any step on a booking: the lists, the fleet's statuses and calendars, the hours of the week and what they make of the
 * recommendations; the feed a moment later.
 */
export function refreshAfterStep(queryClient: QueryClient): Promise<unknown> {
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: keys.activity }), FEED_FOLLOWS_MS);
  return Promise.all(
    [keys.bookings, keys.vehicles, keys.responderHours, keys.recommendations].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
