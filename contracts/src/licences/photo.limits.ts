/** The same number of bytes in the uploader and on the server (docs/domain.md#licences). */
export const PHOTO_MAX_BYTES = 10_485_760;

/** Judged by content on the server; as `accept` of a file input they make an iPhone convert its HEIC photos. */
export const photoMediaTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PhotoMediaType = (typeof photoMediaTypes)[number];

/** More than any phone takes, and few enough to be decoded in the memory of a small server. */
export const PHOTO_MAX_PIXELS = 67_108_864;

/** The longest side of a photo as it is kept, in pixels: every letter of a license can be read. */
export const PHOTO_LONGEST_SIDE = 2400;

/** For one PUT (docs/domain.md#licences). */
export const UPLOAD_LINK_VALID_MINUTES = 15;

/** How long an uploaded photo is kept if it is not submitted. */
export const UNUSED_UPLOAD_KEPT_HOURS = 24;

/** Unused uploads of one responder; a further one takes the place of the oldest. */
export const MOST_UNUSED_UPLOADS = 20;

/** What the page says while a photo is missing. */
export const photosRequiredMessage = 'Please upload both front and back photos of your license';
