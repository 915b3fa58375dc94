import type { DamagePhotoState } from '@rigbook/contracts/booking/shift/damage-photo.words';
import type {
  DamagePhotoId,
  DefectId,
  Instant,
  PhotoUploadId,
  ResponderId,
  VehicleId,
} from '@rigbook/contracts/kernel';
import { forgetUpload, handedInSha256 } from '../licences/photo-uploads/kept-upload.statements.js';
import { oneRow, query, type Query } from '../platform/database/index.js';
import type { Statement } from '../platform/event-store/index.js';

export interface SeenPhotoStanding {
  /** what the person reported with this photo; null if no report of theirs announced it */
  readonly defectId: DefectId | null;
  /** it arrived before, whether or not it was erased since */
  readonly isReceived: boolean;
  /** of the upload; null if it has no photo, is another person's or was handed in elsewhere */
  readonly sha256: string | null;
}

interface Asked {
  readonly vehicleId: VehicleId;
  readonly photoId: DamagePhotoId;
  /** null where no upload is handed in */
  readonly uploadId: PhotoUploadId | null;
  readonly by: ResponderId;
}

/** What is known of a photo, and of the upload with which its person hands it in. */
export const seenPhotoStanding = ({ vehicleId, photoId, uploadId, by }: Asked): Query<SeenPhotoStanding> =>
  query<SeenPhotoStanding, SeenPhotoStanding>(
    {
      name: 'seen-photo.standing',
      text: `SELECT seen.defect_id AS "defectId",
                    EXISTS (SELECT FROM seen_photo p WHERE p.defect_id = seen.defect_id AND p.photo_id = $2::uuid) AS "isReceived",
                    ${handedInSha256('$3', '$4')} AS sha256
             FROM (SELECT defect_id FROM vehicle_defect
                   WHERE occasion = 'seen' AND reported_by = $4 AND vehicle_id = $1 AND ($2::uuid)::text = ANY (photo_ids)
                   ORDER BY reported_at, defect_id LIMIT 1) seen`,
      values: [vehicleId, photoId, uploadId, by],
    },
    ([row]) => row ?? { defectId: null, isReceived: false, sha256: null },
  );

/** The photo is handed in once. A trigger keeps its upload for it, unless it was handed in elsewhere. */
export const keepSeenPhoto = (
  { defectId, photoId }: { readonly defectId: DefectId; readonly photoId: DamagePhotoId },
  uploadId: PhotoUploadId | null,
  now: Instant,
): Statement => ({
  name: 'seen-photo.keep',
  text: `INSERT INTO seen_photo (defect_id, photo_id, upload_id, received_at) VALUES ($1, $2, $3, $4)`,
  values: [defectId, photoId, uploadId, now],
});

/** The photo goes; its row stays. */
export const forgetSeenPhoto = (defectId: DefectId, photoId: DamagePhotoId): readonly Statement[] =>
  forgetUpload('seen-photo', { table: 'seen_photo', where: 'defect_id = $1 AND photo_id = $2' }, [defectId, photoId]);

export interface SeenPhoto {
  readonly id: DamagePhotoId;
  readonly state: DamagePhotoState;
}

/**
 * The photos that a report announced, in their order, whether or not they have arrived. Undefined if there is no such defect; none of one that a
 * checklist found.
 */
export const seenPhotos = (defectId: DefectId): Query<readonly SeenPhoto[] | undefined> =>
  query<{ readonly id: DamagePhotoId | null; readonly state: DamagePhotoState }, readonly SeenPhoto[] | undefined>(
    {
      name: 'seen-photo.of-defect',
      text: `SELECT announced.id, CASE WHEN p.photo_id IS NULL THEN 'to-come' WHEN p.upload_id IS NULL THEN 'erased' ELSE 'here' END AS state
             FROM vehicle_defect d
             LEFT JOIN LATERAL unnest(d.photo_ids) WITH ORDINALITY AS announced (id, nth) ON d.occasion = 'seen'
             LEFT JOIN seen_photo p ON p.defect_id = d.defect_id AND p.photo_id = announced.id::uuid
             WHERE d.defect_id = $1 ORDER BY announced.nth`,
      values: [defectId],
    },
    (rows) => (rows.length === 0 ? undefined : rows.flatMap(({ id, state }) => (id === null ? [] : [{ id, state }]))),
  );

/** Of a photo: its vehicle, and where it is kept; no key if it has not arrived, or was erased. */
export const seenPhotoAt = (
  defectId: DefectId,
  photoId: DamagePhotoId,
): Query<{ readonly vehicleId: VehicleId; readonly key: string | null } | undefined> =>
  oneRow<{ readonly vehicleId: VehicleId; readonly key: string | null }>({
    name: 'seen-photo.at',
    text: `SELECT d.vehicle_id AS "vehicleId",
                  (SELECT u.storage_key FROM seen_photo p JOIN photo_upload u ON u.id = p.upload_id
                   WHERE p.defect_id = d.defect_id AND p.photo_id = $2) AS key
           FROM vehicle_defect d WHERE d.defect_id = $1`,
    values: [defectId, photoId],
  });

/** Undefined if it has not arrived, or was erased. */
export const seenPhotoKey = (defectId: DefectId, photoId: DamagePhotoId): Query<string | undefined> =>
  query<{ key: string }, string | undefined>(
    {
      name: 'seen-photo.key',
      text: `SELECT u.storage_key AS key FROM seen_photo p JOIN photo_upload u ON u.id = p.upload_id
             WHERE p.defect_id = $1 AND p.photo_id = $2`,
      values: [defectId, photoId],
    },
    ([row]) => row?.key,
  );
