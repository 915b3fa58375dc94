/** The same number of bytes in the uploader and on the server (docs/domain.md#licences). */
export const PHOTO_MAX_BYTES = 10_485_760;

/** The server checks the content. As `accept` of a file input, they make an iPhone convert its HEIC photos. */
export const photoMediaTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoMediaType = (typeof photoMediaTypes)[number];

/** More than phones produce, and few enough to decode on a small server. */
export const PHOTO_MAX_PIXELS = 67_108_864;

/** The longest side of a stored photo, in pixels; enough to read a license. */
export const PHOTO_LONGEST_SIDE = 2400;

/** For one PUT (docs/domain.md#licences). */
export const UPLOAD_LINK_VALID_MINUTES = 15;

/** How long an uploaded photo is kept if it is not submitted. */
export const UNUSED_UPLOAD_KEPT_HOURS = 24;

/** Unused uploads per responder; another one replaces the oldest. */
export const MOST_UNUSED_UPLOADS = 20;

/** The page's message if a photo is missing. */
export const photosRequiredMessage = 'Please upload both front and back photos of your license';
