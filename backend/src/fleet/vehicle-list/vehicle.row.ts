import type { FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import { shownStatus, type ServiceStatus, type ShownStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';

/** A vehicle of the fleet with who has it and what its dashboard showed last. */
export interface VehicleRow {
  readonly id: VehicleId;
  readonly name: string;
  readonly type: string;
  readonly location: string;
  readonly allowed_roles: readonly FleetRole[];
  readonly plate_number: string | null;
  readonly service_status: ServiceStatus;
  readonly available_from: Instant | null;
  readonly in_use_until: Instant | null;
  readonly fuel_percent: number | null;
  readonly mileage_km: number | null;
}

export const VEHICLE_COLUMNS = `
  v.id, v.name, v.type, v.location, v.allowed_roles, v.plate_number, v.service_status, v.available_from,
  u.until_at AS in_use_until, c.fuel_percent, c.mileage_km`;

export const VEHICLE_TABLES = `
  vehicle v
  LEFT JOIN vehicle_use u ON u.vehicle_id = v.id
  LEFT JOIN vehicle_condition c ON c.vehicle_id = v.id`;

export const shownStatusOf = (row: VehicleRow): ShownStatus =>
  shownStatus(row.service_status, row.available_from, row.in_use_until);
