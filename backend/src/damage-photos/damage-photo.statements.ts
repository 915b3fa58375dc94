import type { BookingId, DamagePhotoId, Instant, PhotoUploadId } from '@rigbook/contracts/kernel';
import type { DamagePhotoReceived } from '../booking/booking.events.js';
import type { ConstraintMeanings } from '../platform/decisions/index.js';
import type { Statement } from '../platform/event-store/index.js';

/** The photo is handed in once. A trigger keeps its upload for it, unless it was handed in elsewhere. */
export const keepPhoto = (
  bookingId: BookingId,
  { damageId, photoId }: DamagePhotoReceived['data'],
  uploadId: PhotoUploadId | null,
  now: Instant,
): Statement => ({
  name: 'damage-photo.keep',
  text: `INSERT INTO damage_photo (booking_id, photo_id, damage_id, upload_id, received_at) VALUES ($1, $2, $3, $4, $5)`,
  values: [bookingId, photoId, damageId, uploadId, now],
});

/** A violation means that the same photo arrived at the same moment, or that its upload has just gone or was handed in elsewhere. */
export const keptMeanings = {
  damage_photo_pkey: 'decide-again',
  damage_photo_upload_id_key: 'decide-again',
  damage_photo_upload_id_fkey: 'decide-again',
} as const satisfies ConstraintMeanings;

const uploadOf = `(SELECT upload_id FROM damage_photo WHERE booking_id = $1 AND photo_id = $2)`;

/** What is kept is not deleted. A trigger notes the object for removal. The row stays without its upload: the photo was there. */
export const forgetPhoto = (bookingId: BookingId, photoId: DamagePhotoId): readonly Statement[] => [
  {
    name: 'damage-photo.release',
    text: `UPDATE photo_upload SET kept_for = NULL WHERE id = ${uploadOf}`,
    values: [bookingId, photoId],
  },
  {
    name: 'damage-photo.forget',
    text: `DELETE FROM photo_upload WHERE id = ${uploadOf}`,
    values: [bookingId, photoId],
  },
];
