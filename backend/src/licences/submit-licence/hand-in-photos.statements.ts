import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Statement } from '../../platform/event-store/statement.js';
import type { LicenceSubmitted } from '../licence.events.js';

/** Refused by `licence_photo_pkey` where one was handed in before, and by the foreign keys where it or its owner is gone. */
export const handInPhotos = (
  verificationId: LicenceVerificationId,
  { responderId, frontUploadId, backUploadId }: LicenceSubmitted['data'],
): Statement => ({
  name: 'licence-photo.hand-in',
  text: `INSERT INTO licence_photo (upload_id, responder_id, verification_id, side)
         VALUES ($3, $2, $1, 'front'), ($4, $2, $1, 'back')`,
  values: [verificationId, responderId, frontUploadId, backUploadId],
});

/** What the responder handed in before this goes, whatever became of it. */
export const eraseOlderPhotos = (verificationId: LicenceVerificationId, responderId: ResponderId): Statement => ({
  name: 'licence-photo.erase-older',
  text: `WITH older AS (
           DELETE FROM licence_photo WHERE responder_id = $2 AND verification_id <> $1 RETURNING upload_id)
         DELETE FROM photo_upload WHERE id IN (SELECT upload_id FROM older)`,
  values: [verificationId, responderId],
});
