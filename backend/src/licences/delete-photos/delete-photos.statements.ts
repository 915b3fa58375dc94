import type { Instant, LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel';
import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { allRows, query, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

/** Decided submissions that have kept their photos for as long as the settings say. */
export const duePhotos = (now: Instant, most: number): Query<readonly LicenceVerificationId[]> =>
  query<{ id: LicenceVerificationId }, readonly LicenceVerificationId[]>(
    {
      name: 'licence-photo.due',
      text: `SELECT v.verification_id AS id FROM licence_verification v, organisation_settings s
             WHERE v.status IN ('approved', 'rejected')
               AND v.decided_at <= $1::timestamptz - make_interval(hours => 24 * s.licence_photos_kept_days)
               AND v.verification_id IN (SELECT verification_id FROM licence_photo)
             ORDER BY v.decided_at LIMIT $2`,
      values: [now, most],
    },
    (rows) => rows.map(({ id }) => id),
  );

interface StoredPhoto {
  readonly responderId: ResponderId;
  readonly side: PhotoSide;
  readonly storageKey: string;
}

export const photosOf = (verificationId: LicenceVerificationId): Query<readonly StoredPhoto[]> =>
  allRows<StoredPhoto>({
    name: 'licence-photo.of-verification',
    text: `SELECT p.responder_id AS "responderId", p.side, u.storage_key AS "storageKey"
           FROM licence_photo p JOIN photo_upload u ON u.id = p.upload_id WHERE p.verification_id = $1`,
    values: [verificationId],
  });

/** A trigger notes their keys for SweepPhotos. */
export const deletePhotos = (verificationId: LicenceVerificationId): Statement => ({
  name: 'licence-photo.delete',
  text: `WITH over AS (DELETE FROM licence_photo WHERE verification_id = $1 RETURNING upload_id)
         DELETE FROM photo_upload WHERE id IN (SELECT upload_id FROM over)`,
  values: [verificationId],
});
