import type { BookingId, DamagePhotoId, Instant, PhotoUploadId } from '@rigbook/contracts/kernel';
import type { DamagePhotoReceived } from '../booking/booking.events.js';
import { forgetUpload } from '../licences/photo-uploads/kept-upload.statements.js';
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

/** The photo goes; its row stays. */
export const forgetPhoto = (bookingId: BookingId, photoId: DamagePhotoId): readonly Statement[] =>
  forgetUpload('damage-photo', { table: 'damage_photo', where: 'booking_id = $1 AND photo_id = $2' }, [
    bookingId,
    photoId,
  ]);
