import type { LicenceVerificationId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { query, type Query } from '../../platform/database/query.js';

type Key = Query<string | undefined>;
const read = ([row]: readonly { storage_key: string }[]) => row?.storage_key;

/** Where a photo lies that the responder handed in; older ones are gone. */
export const ownPhotoKey = (responderId: ResponderId, side: PhotoSide): Key =>
  query(
    {
      name: 'licence-photo.own-key',
      text: `SELECT u.storage_key FROM licence_photo p JOIN photo_upload u ON u.id = p.upload_id
             WHERE p.responder_id = $1 AND p.side = $2`,
      values: [responderId, side],
    },
    read,
  );

/** Undefined once it was replaced or its responder erased. */
export const photoKey = (verificationId: LicenceVerificationId, side: PhotoSide): Key =>
  query(
    {
      name: 'licence-photo.key',
      text: `SELECT u.storage_key FROM licence_photo p JOIN photo_upload u ON u.id = p.upload_id
             WHERE p.verification_id = $1 AND p.side = $2`,
      values: [verificationId, side],
    },
    read,
  );
