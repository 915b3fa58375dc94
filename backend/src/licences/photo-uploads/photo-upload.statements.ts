import type { PaperMediaType } from '@rigbook/contracts/fleet/service-paper.words';
import type { Instant, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel';
import { MOST_UNUSED_UPLOADS } from '@rigbook/contracts/licences/photo.limits';
import type { Statement } from '../../platform/event-store/index.js';

/** Deletes the responder's oldest unused uploads to make room for one more. */
export const dropOldestUploads = (responderId: ResponderId): Statement => ({
  name: 'photo-upload.drop-oldest',
  text: `DELETE FROM photo_upload WHERE id IN (
           SELECT u.id FROM photo_upload u
           WHERE u.responder_id = $1 AND u.kept_for IS NULL
             AND NOT EXISTS (SELECT FROM licence_photo p WHERE p.responder_id = $1 AND p.upload_id = u.id)
           ORDER BY u.issued_at DESC, u.id DESC OFFSET $2 FOR UPDATE SKIP LOCKED)`,
  values: [responderId, MOST_UNUSED_UPLOADS - 1],
});

export const issueUpload = (
  uploadId: PhotoUploadId,
  { responderId, takesPdf }: { readonly responderId: ResponderId; readonly takesPdf: boolean },
  now: Instant,
): Statement => ({
  name: 'photo-upload.issue',
  text: `INSERT INTO photo_upload (id, responder_id, issued_at, takes_pdf) VALUES ($1, $2, $3, $4)`,
  values: [uploadId, responderId, now, takesPdf],
});

/** Before a photo is stored: it is deleted again unless an upload claims it in time. */
export const discardAfter = (storageKey: string, removeAfter: Instant): Statement => ({
  name: 'photo-upload.discard-after',
  text: `INSERT INTO discarded_object (storage_key, remove_after) VALUES ($1, $2)`,
  values: [storageKey, removeAfter],
});

/** Assigns the stored photo to the upload if it is the first. One row on success. */
export const claimPhoto = (
  uploadId: PhotoUploadId,
  responderId: ResponderId,
  {
    key,
    contentSha256,
    mediaType,
  }: { readonly key: string; readonly contentSha256: string; readonly mediaType: PaperMediaType },
): Statement => ({
  name: 'photo-upload.claim',
  text: `WITH claimed AS (
           UPDATE photo_upload SET storage_key = $3, content_sha256 = $4, media_type = $5
           WHERE id = $1 AND responder_id = $2 AND storage_key IS NULL RETURNING id),
         kept AS (DELETE FROM discarded_object WHERE storage_key = $3 AND EXISTS (SELECT FROM claimed))
         SELECT id FROM claimed`,
  values: [uploadId, responderId, key, contentSha256, mediaType],
});

/** Deletes uploads that were not submitted in time. Skips photos that are being submitted right now. */
export const dropUnusedUploads = (issuedBefore: Instant): Statement => ({
  name: 'photo-upload.drop-unused',
  text: `DELETE FROM photo_upload WHERE id IN (
           SELECT u.id FROM photo_upload u
           WHERE u.issued_at < $1 AND u.kept_for IS NULL AND NOT EXISTS (SELECT FROM licence_photo p WHERE p.upload_id = u.id)
           FOR UPDATE SKIP LOCKED)`,
  values: [issuedBefore],
});

/** Photos without a reference, oldest first. */
export const discardedObjects = (now: Instant, most: number): Statement => ({
  name: 'photo-upload.discarded',
  text: `SELECT storage_key AS "storageKey" FROM discarded_object WHERE remove_after <= $1 ORDER BY remove_after LIMIT $2`,
  values: [now, most],
});

/** Run after they were deleted from the storage. The keys are kept, in case a copy of the storage brings them back. */
export const noteRemoved = (storageKeys: readonly string[]): Statement => ({
  name: 'photo-upload.note-removed',
  text: `WITH gone AS (DELETE FROM discarded_object WHERE storage_key = ANY ($1::text[]) RETURNING storage_key)
         INSERT INTO removed_object (storage_key) SELECT storage_key FROM gone
         ON CONFLICT (storage_key) DO UPDATE SET removed_at = now()`,
  values: [storageKeys],
});

/** Of the keys in the storage, those that were removed before are due again. */
export const discardReturned = (storageKeys: readonly string[]): Statement => ({
  name: 'photo-upload.discard-returned',
  text: `INSERT INTO discarded_object (storage_key, remove_after)
         SELECT storage_key, '-infinity' FROM removed_object WHERE storage_key = ANY ($1::text[])
         ON CONFLICT DO NOTHING RETURNING storage_key`,
  values: [storageKeys],
});
