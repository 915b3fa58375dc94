import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../../lib/http/keys.js';

/** The counts follow a change within moments, not within it. */
const countsFollowWithinMs = 1000;

const changed = [
  keys.adminBookings,
  keys.overview,
  keys.histories,
  keys.dashboard,
  keys.bookings,
  keys.vehicles,
  keys.responderHours,
];

/** After a decision on a booking: the diary, the overview, the counts, and what an administrator booked themselves. */
export function refreshAfterDecision(queryClient: QueryClient): Promise<unknown> {
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: keys.dashboard }), countsFollowWithinMs);
  return Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
