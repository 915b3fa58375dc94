import { useViewed, type Viewed } from '../../../../lib/use-viewed.js';

/** Which user is viewed beside a list of them. */
export const useViewedUser = (): Viewed => useViewed('user');
