import { useViewed, type Viewed } from '../../../../lib/use-viewed.js';

/** The user shown next to a list of users. */
export const useViewedUser = (): Viewed => useViewed('user');
