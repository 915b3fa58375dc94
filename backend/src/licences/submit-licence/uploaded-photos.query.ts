import type { PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';

/** Those of the uploads that are the responder's, hold a photo and were not handed in before. */
export const uploadedPhotos = (
  responderId: ResponderId,
  uploads: readonly PhotoUploadId[],
): Query<ReadonlySet<PhotoUploadId>> =>
  query<{ id: PhotoUploadId }, ReadonlySet<PhotoUploadId>>(
    {
      name: 'photo-upload.uploaded',
      text: `SELECT u.id FROM photo_upload u
             WHERE u.id = ANY ($2::uuid[]) AND u.responder_id = $1 AND u.storage_key IS NOT NULL
               AND NOT EXISTS (SELECT FROM licence_photo p WHERE p.upload_id = u.id)`,
      values: [responderId, uploads],
    },
    (rows) => new Set(rows.map(({ id }) => id)),
  );
