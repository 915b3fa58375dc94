import type { DamagePhotoState } from '@rigbook/contracts/booking/shift/damage-photo.words';
import type { BookingId, DamageId, DamagePhotoId, DamageReportId } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../platform/database/index.js';

export interface DamagePhoto {
  readonly id: DamagePhotoId;
  readonly damageId: DamageId;
  readonly reportId: DamageReportId;
  readonly state: DamagePhotoState;
}

/** The photos that the reports of a booking announced, in their order, whether or not they have arrived. */
export const damagePhotos = (bookingId: BookingId): Query<readonly DamagePhoto[]> =>
  allRows<DamagePhoto>({
    name: 'damage-photo.of-booking',
    text: `SELECT announced.id::uuid, d.damage_id AS "damageId", d.report_id AS "reportId",
                  CASE WHEN p.photo_id IS NULL THEN 'to-come' WHEN p.upload_id IS NULL THEN 'erased' ELSE 'here' END AS state
           FROM vehicle_damage d CROSS JOIN LATERAL unnest(d.photo_ids) WITH ORDINALITY AS announced (id, nth)
           LEFT JOIN damage_photo p ON p.booking_id = d.booking_id AND p.photo_id = announced.id::uuid
           WHERE d.booking_id = $1 ORDER BY d.reported_at, d.damage_id, announced.nth`,
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
