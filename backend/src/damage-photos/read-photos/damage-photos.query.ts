import type { DamagePhotoState } from '@rigbook/contracts/booking/shift/damage-photo.words';
import type { BookingId, DamageId, DamagePhotoId, DamageReportId } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../platform/database/index.js';
import { ANNOUNCED } from '../announced-photos.js';

export interface DamagePhoto {
  readonly id: DamagePhotoId;
  readonly damageId: DamageId;
  readonly reportId: DamageReportId;
  readonly state: DamagePhotoState;
}

/** The photos that reports and checklists of a booking announced, in their order, whether or not they have arrived. */
export const damagePhotos = (bookingId: BookingId): Query<readonly DamagePhoto[]> =>
  allRows<DamagePhoto>({
    name: 'damage-photo.of-booking',
    text: `SELECT announced.photo_id::uuid AS id, announced.damage_id AS "damageId", announced.report_id AS "reportId",
                  CASE WHEN p.photo_id IS NULL THEN 'to-come' WHEN p.upload_id IS NULL THEN 'erased' ELSE 'here' END AS state
           FROM (${ANNOUNCED}) announced
           LEFT JOIN damage_photo p ON p.booking_id = $1 AND p.photo_id = announced.photo_id::uuid
           ORDER BY announced.announced_at, announced.damage_id, announced.nth`,
    values: [bookingId],
  });

/** Undefined if it has not arrived, or was erased. */
export const damagePhotoKey = (bookingId: BookingId, photoId: DamagePhotoId): Query<string | undefined> =>
  query<{ key: string }, string | undefined>(
    {
      name: 'damage-photo.key',
      text: `SELECT u.storage_key AS key FROM damage_photo p JOIN photo_upload u ON u.id = p.upload_id
             WHERE p.booking_id = $1 AND p.photo_id = $2`,
      values: [bookingId, photoId],
    },
    ([row]) => row?.key,
  );
