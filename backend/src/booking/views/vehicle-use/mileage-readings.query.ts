import { addDays, dayOf, type Instant, startOfDay, type VehicleId, type Zone } from '@rigbook/contracts/kernel';
import { type Reading, USE_DAYS } from '@rigbook/contracts/fleet/service-due.rules';
import { query, type Query } from '../../../platform/database/index.js';

interface ReadingsRow {
  readonly vehicleId: VehicleId;
  readonly firstAt: Instant | null;
  readonly firstKm: number | null;
  readonly lastAt: Instant | null;
  readonly lastKm: number | null;
}

export interface ReadingsOfVehicle {
  /** the latest; null before the first check-in */
  readonly mileageKm: number | null;
  /** of the last weeks, as many as their use takes */
  readonly recent: readonly Reading[];
}

/**
 * What the odometers of these vehicles showed, as corrected and when it was read, however late that arrived: the one place from which due
 * dates read mileage. Two readings of the last weeks are enough to know their use, so no vehicle costs more than two look-ups.
 */
export const readingsOf = (
  vehicles: readonly VehicleId[] | 'fleet',
  now: Instant,
  zone: Zone,
): Query<ReadonlyMap<VehicleId, ReadingsOfVehicle>> =>
  query<ReadingsRow, ReadonlyMap<VehicleId, ReadingsOfVehicle>>(
    {
      name: 'mileage-readings.of-vehicles',
      text: `SELECT v.id AS "vehicleId", f.taken_at AS "firstAt", f.check_in_km AS "firstKm",
                    c.read_at AS "lastAt", c.mileage_km AS "lastKm"
             FROM vehicle v
               LEFT JOIN vehicle_condition c ON c.vehicle_id = v.id
               LEFT JOIN LATERAL (
                 SELECT s.taken_at, s.check_in_km FROM odometer_shift s
                 WHERE s.vehicle_id = v.id AND s.taken_at >= $2 ORDER BY s.taken_at, s.booking_id LIMIT 1) AS f ON true
             WHERE v.retired_at IS NULL AND ($1::uuid[] IS NULL OR v.id = ANY ($1::uuid[]))`,
      values: [vehicles === 'fleet' ? null : vehicles, startOfDay(addDays(dayOf(now, zone), -USE_DAYS), zone)],
    },
    (rows) => new Map(rows.map((row) => [row.vehicleId, readingsIn(row, zone)])),
  );

function readingsIn({ firstAt, firstKm, lastAt, lastKm }: ReadingsRow, zone: Zone): ReadingsOfVehicle {
  const read = (at: Instant | null, km: number | null): readonly Reading[] =>
    at === null || km === null ? [] : [{ day: dayOf(at, zone), km }];
  return { mileageKm: lastKm, recent: [...read(firstAt, firstKm), ...read(lastAt, lastKm)] };
}
