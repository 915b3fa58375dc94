import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../platform/database/query.js';
import { SELECT_VEHICLES, type VehicleRow } from './vehicle.row.js';

/** More vehicles than any fleet has; a bound all the same. */
const MOST_VEHICLES = 500;

/** The whole fleet by name. */
export const wholeFleet = (): Query<readonly VehicleRow[]> =>
  query<VehicleRow, readonly VehicleRow[]>(
    { name: 'vehicle-list.all', text: `${SELECT_VEHICLES} ORDER BY v.name_in_fleet LIMIT $1`, values: [MOST_VEHICLES] },
    (rows) => rows,
  );

/** One vehicle of the fleet; undefined when there is none by that id or it is retired. */
export const vehicleById = (vehicleId: VehicleId): Query<VehicleRow | undefined> =>
  query<VehicleRow, VehicleRow | undefined>(
    { name: 'vehicle-list.one', text: `${SELECT_VEHICLES} AND v.id = $1`, values: [vehicleId] },
    ([row]) => row,
  );
