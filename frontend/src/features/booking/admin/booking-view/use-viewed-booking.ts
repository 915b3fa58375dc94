import { useViewed, type Viewed } from '../../../../lib/use-viewed.js';

/** Which booking is viewed beside the diary. */
export const useViewedBooking = (): Viewed => useViewed('booking');
