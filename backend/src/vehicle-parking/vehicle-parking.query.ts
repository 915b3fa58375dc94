import type { DamagePhotoState } from '@rigbook/contracts/booking/shift/damage-photo.words';
import type { ParkedPosition } from '@rigbook/contracts/booking/shift/parked-position';
import type { DamagePhotoId, Instant, VehicleId } from '@rigbook/contracts/kernel';
import { oneRow, query, type Query } from '../platform/database/index.js';

export interface VehicleParking {
  readonly parkedAt: Instant | null;
  readonly place: string | null;
  readonly position: ParkedPosition | null;
  readonly photos: readonly { readonly id: DamagePhotoId; readonly state: DamagePhotoState }[];
}

/** The last return of vehicle $1, which read its odometer last, unless it was taken since. */
const LAST_RETURN = `
  SELECT c.booking_id, c.read_at AS returned_at, e.id AS event_id, e.data -> 'parking' AS parking
  FROM vehicle_condition c JOIN event e ON e.stream = c.booking_id
  WHERE c.vehicle_id = $1 AND c.step = 'check-out' AND e.data ? 'parking'
    AND NOT EXISTS (SELECT FROM vehicle_use u WHERE u.vehicle_id = $1)`;

/** Where a vehicle stands, as who returned it said. Nothing is known while it is in use. Undefined if it is not in the fleet. */
export const parkingOf = (vehicleId: VehicleId): Query<VehicleParking | undefined> =>
  oneRow<VehicleParking>({
    name: 'vehicle-parking.of',
    text: `SELECT p.returned_at AS "parkedAt",
                  (SELECT t.text FROM erasable_text t WHERE t.event_id = p.event_id AND t.path = 'parking.place') AS place,
                  nullif(p.parking -> 'position', 'null') AS position,
                  coalesce((SELECT jsonb_agg(jsonb_build_object('id', photo.id, 'state',
                              CASE WHEN d.photo_id IS NULL THEN 'to-come' WHEN d.upload_id IS NULL THEN 'erased' ELSE 'here' END)
                              ORDER BY photo.nth)
                            FROM jsonb_array_elements_text(p.parking -> 'photoIds') WITH ORDINALITY AS photo (id, nth)
                            LEFT JOIN damage_photo d ON d.booking_id = p.booking_id AND d.photo_id = photo.id::uuid), '[]') AS photos
           FROM vehicle v LEFT JOIN LATERAL (${LAST_RETURN}) p ON true
           WHERE v.id = $1 AND v.retired_at IS NULL`,
    values: [vehicleId],
  });

/** Undefined if it does not show where the vehicle stands now, has not arrived, or was erased. */
export const parkingPhotoKey = (vehicleId: VehicleId, photoId: DamagePhotoId): Query<string | undefined> =>
  query<{ key: string }, string | undefined>(
    {
      name: 'vehicle-parking.photo-key',
      text: `SELECT u.storage_key AS key
             FROM (${LAST_RETURN}) p
             JOIN damage_photo d ON d.booking_id = p.booking_id AND d.photo_id = $2::uuid
             JOIN photo_upload u ON u.id = d.upload_id
             WHERE p.parking -> 'photoIds' ? ($2::uuid)::text`,
      values: [vehicleId, photoId],
    },
    ([row]) => row?.key,
  );
