import type { Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../platform/database/query.js';
import { MOST_VEHICLES } from '../vehicle-list/vehicle-list.query.js';
import { VEHICLE_COLUMNS, VEHICLE_TABLES, type VehicleRow } from '../vehicle-list/vehicle.row.js';

/** A vehicle with what administrators look after. */
export interface AdminFleetRow extends VehicleRow {
  readonly maintenance_since: Instant | null;
  readonly maintenance_reason: string | null;
  /** when fuel and odometer were read */
  readonly read_at: Instant | null;
  readonly open_damage_count: number;
}

/** The whole fleet by name. */
export const adminFleet = (): Query<readonly AdminFleetRow[]> =>
  query<AdminFleetRow, readonly AdminFleetRow[]>(
    {
      name: 'admin-fleet.all',
      text: `SELECT ${VEHICLE_COLUMNS}, v.maintenance_since, v.maintenance_reason, c.read_at,
                    (SELECT count(*) FROM vehicle_damage d WHERE d.vehicle_id = v.id AND d.resolved_at IS NULL)::integer
                      AS open_damage_count
             FROM ${VEHICLE_TABLES}
             WHERE v.retired_at IS NULL ORDER BY v.name_in_fleet LIMIT $1`,
      values: [MOST_VEHICLES],
    },
    (rows) => rows,
  );
