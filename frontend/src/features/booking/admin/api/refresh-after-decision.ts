import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../../../lib/http/keys.js';

const changed = [keys.adminBookings, keys.overview, keys.histories, keys.bookings, keys.vehicles, keys.responderHours];

/**
 * After a decision on a booking: the diary, the overview, and what an administrator booked themselves. The counts follow a
 * change within moments, not within it; live updates say when.
 */
export const refreshAfterDecision = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
