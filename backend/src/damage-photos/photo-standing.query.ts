import type { BookingId, DamageId, DamagePhotoId, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../platform/database/index.js';
import { handedInSha256 } from '../licences/photo-uploads/kept-upload.statements.js';
import { ANNOUNCED } from './announced-photos.js';

export interface PhotoStanding {
  /** the damage whose report announced the photo first, the defect, or the event whose checklist did; null if nothing of the booking did */
  readonly damageId: DamageId | null;
  /** it arrived before, whether or not it was erased since */
  readonly isReceived: boolean;
  /** of the upload; null if it has no photo, is another person's or was handed in elsewhere */
  readonly sha256: string | null;
}

const unknown: PhotoStanding = { damageId: null, isReceived: false, sha256: null };

interface Asked {
  readonly bookingId: BookingId;
  readonly photoId: DamagePhotoId;
  /** null where no upload is handed in */
  readonly uploadId: PhotoUploadId | null;
  readonly uploadedBy: ResponderId | null;
}

/** What is known of a photo of damage, and of the upload with which it is handed in. */
export const photoStanding = ({ bookingId, photoId, uploadId, uploadedBy }: Asked): Query<PhotoStanding> =>
  query<PhotoStanding, PhotoStanding>(
    {
      name: 'damage-photo.standing',
      text: `SELECT (SELECT damage_id FROM (${ANNOUNCED}) announced WHERE photo_id = $2::text
                     ORDER BY announced_at, damage_id LIMIT 1) AS "damageId",
                    EXISTS (SELECT FROM damage_photo WHERE booking_id = $1 AND photo_id = $2::uuid) AS "isReceived",
                    ${handedInSha256('$3', '$4')} AS sha256`,
      values: [bookingId, photoId, uploadId, uploadedBy],
    },
    ([row]) => row ?? unknown,
  );
