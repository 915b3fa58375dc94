import type { PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';

export interface OwnUpload {
  readonly hasPhoto: boolean;
}

/** An upload that was issued to the responder; undefined for anybody else's, and for one that made room or was swept away. */
export const ownUpload = (uploadId: PhotoUploadId, responderId: ResponderId): Query<OwnUpload | undefined> =>
  query<{ has_photo: boolean }, OwnUpload | undefined>(
    {
      name: 'photo-upload.own',
      text: `SELECT storage_key IS NOT NULL AS has_photo FROM photo_upload WHERE id = $1 AND responder_id = $2`,
      values: [uploadId, responderId],
    },
    ([row]) => row && { hasPhoto: row.has_photo },
  );
