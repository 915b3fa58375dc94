/** How often a day somebody may report what they see at vehicles. The database counts (`sighting_count`). */
export const MOST_SEEN_A_DAY = 10;

/** Photos of one report of what somebody sees. */
export const MOST_PHOTOS_SEEN = 3;
