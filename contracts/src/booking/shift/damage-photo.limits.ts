/** Photos of one report of damage. */
export const MOST_PHOTOS_OF_DAMAGE = 6;

/** The longest side in pixels to which a phone reduces a photo before it sends it. */
export const DAMAGE_PHOTO_LONGEST_SIDE = 2048;
