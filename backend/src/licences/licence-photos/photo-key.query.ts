import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { query, type Query } from '../../platform/database/query.js';

/** Where a photo lies that the responder handed in; older ones are gone. */
export const ownPhotoKey = (responderId: ResponderId, side: PhotoSide) => keyWhere('responder_id', responderId, side);

/** Undefined once it was replaced or its responder erased. */
export const photoKey = (verificationId: LicenceVerificationId, side: PhotoSide) =>
  keyWhere('verification_id', verificationId, side);

const keyWhere = (column: 'responder_id' | 'verification_id', id: string, side: PhotoSide): Query<string | undefined> =>
  query<{ storage_key: string }, string | undefined>(
    {
      name: `licence-photo.key-by-${column}`,
      text: `SELECT u.storage_key FROM licence_photo p JOIN photo_upload u ON u.id = p.upload_id
             WHERE p.${column} = $1 AND p.side = $2`,
      values: [id, side],
    },
    ([row]) => row?.storage_key,
  );
