import type { SpottedDamage } from '@rigbook/contracts/damage/damage-history';
import type { BookingId, DamageId, Instant, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../platform/database/index.js';
import type { SaidOfVehicle } from './sightings.js';

/** A form that was sent late may still name others: it is looked at again for a day. */
const HOURS = 24;

export interface DamageToTell extends SpottedDamage {
  readonly vehicleId: VehicleId;
  readonly bookingId: BookingId;
  readonly reportedAt: Instant;
  /** of the report */
  readonly eventId: string;
}

/** Damage that was reported in the last hours, by vehicle. */
export const damageToTell = (now: Instant): Query<readonly DamageToTell[]> =>
  allRows<DamageToTell>({
    name: 'damage-bracket.to-tell',
    text: `SELECT d.damage_id AS "damageId", d.area, d.place, d.vehicle_id AS "vehicleId", d.booking_id AS "bookingId",
                  d.reported_at AS "reportedAt", e.id AS "eventId"
           FROM vehicle v CROSS JOIN LATERAL (
             SELECT * FROM vehicle_damage
             WHERE vehicle_id = v.id AND reported_at > $1::timestamptz - interval '${HOURS} hours') d
           JOIN event e ON e.stream = d.booking_id AND e.recorded_at = d.reported_at AND e.data ? 'damageReports'`,
    values: [now],
  });

/** What people saw at the vehicle, and what the office made of it. */
export const seenAt = (vehicleId: VehicleId): Query<readonly SaidOfVehicle[]> =>
  allRows<SaidOfVehicle>({
    name: 'damage-bracket.seen',
    text: `SELECT type, data, actor, recorded_at AS "recordedAt" FROM event
           WHERE stream = $1 AND type IN ('DefectReported', 'DefectProgressed') ORDER BY version`,
    values: [vehicleId],
  });

/** Reports of the vehicle that were settled as no damage. */
export const noDamageOf = (vehicleId: VehicleId): Query<readonly { readonly damageId: DamageId }[]> =>
  allRows<{ readonly damageId: DamageId }>({
    name: 'damage-bracket.no-damage',
    text: `SELECT "damageId" FROM (
             SELECT DISTINCT ON (data ->> 'damageId') data ->> 'damageId' AS "damageId", data ->> 'outcome' AS outcome
             FROM event WHERE stream = $1 AND type = 'DamageSettled' ORDER BY data ->> 'damageId', version DESC) last
           WHERE outcome = 'not-damage'`,
    values: [vehicleId],
  });
