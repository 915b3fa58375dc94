import { shownStatus, type ShownStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../platform/database/query.js';
import type { RowOf } from '../../platform/event-store/row-view/row-view.js';
import { vehicleList } from './vehicle-list.view.js';

/** A vehicle of the fleet with who has it and what its dashboard showed last. */
export interface VehicleRow extends RowOf<typeof vehicleList> {
  readonly inUseUntil: Instant | null;
  readonly fuelPercent: number | null;
  readonly mileageKm: number | null;
}

export const VEHICLE_COLUMNS = `${vehicleList.select('v')},
  u.until_at AS "inUseUntil", c.fuel_percent AS "fuelPercent", c.mileage_km AS "mileageKm"`;

export const VEHICLE_TABLES = `
  vehicle v
  LEFT JOIN vehicle_use u ON u.vehicle_id = v.id
  LEFT JOIN vehicle_condition c ON c.vehicle_id = v.id`;

export const shownStatusOf = ({ serviceStatus, availableFrom, inUseUntil }: VehicleRow): ShownStatus =>
  shownStatus(serviceStatus, availableFrom, inUseUntil);

/** More vehicles than any fleet has; a bound all the same. */
export const MOST_VEHICLES = 500;

const FLEET = `SELECT ${VEHICLE_COLUMNS} FROM ${VEHICLE_TABLES} WHERE v.retired_at IS NULL`;

/** The whole fleet by name. */
export const wholeFleet = (): Query<readonly VehicleRow[]> =>
  query<VehicleRow, readonly VehicleRow[]>(
    { name: 'vehicle-list.all', text: `${FLEET} ORDER BY v.name_in_fleet LIMIT $1`, values: [MOST_VEHICLES] },
    (rows) => rows,
  );

/** One vehicle of the fleet; undefined when there is none by that id or it is retired. */
export const vehicleById = (vehicleId: VehicleId): Query<VehicleRow | undefined> =>
  query<VehicleRow, VehicleRow | undefined>(
    { name: 'vehicle-list.one', text: `${FLEET} AND v.id = $1`, values: [vehicleId] },
    ([row]) => row,
  );
