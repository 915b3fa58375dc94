import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';
import { VEHICLE_COLUMNS, VEHICLE_TABLES, type VehicleRow } from './vehicle.row.js';

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
