import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { columns } from '../../platform/event-store/columns.js';
import type { Statement } from '../../platform/event-store/statement.js';

export interface ConditionRead {
  readonly vehicleId: VehicleId;
  readonly fuelPercent: number;
  readonly mileageKm: number;
  readonly readAt: Instant;
}

/** What the dashboard showed last, at a check-in or a checkout; an older reading never replaces a newer one. */
export const recordCondition = (readings: readonly ConditionRead[]): Statement => ({
  name: 'vehicle-condition.record',
  text: `INSERT INTO vehicle_condition AS known (vehicle_id, fuel_percent, mileage_km, read_at)
         SELECT DISTINCT ON (vehicle_id) vehicle_id, fuel_percent, mileage_km, read_at
         FROM unnest($1::uuid[], $2::smallint[], $3::integer[], $4::timestamptz[])
           AS e (vehicle_id, fuel_percent, mileage_km, read_at)
         ORDER BY vehicle_id, read_at DESC
         ON CONFLICT (vehicle_id) DO UPDATE
           SET fuel_percent = EXCLUDED.fuel_percent, mileage_km = EXCLUDED.mileage_km, read_at = EXCLUDED.read_at
           WHERE known.read_at <= EXCLUDED.read_at`,
  values: columns(readings, (row) => [row.vehicleId, row.fuelPercent, row.mileageKm, row.readAt]),
});
