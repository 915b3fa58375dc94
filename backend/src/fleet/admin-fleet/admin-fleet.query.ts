import type { Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../platform/database/query.js';
import { MOST_VEHICLES } from '../vehicle-list/vehicle-list.query.js';
import { VEHICLE_COLUMNS, VEHICLE_TABLES, type VehicleRow } from '../vehicle-list/vehicle-list.query.js';

/** A vehicle with what administrators look after. */
export interface AdminFleetRow extends VehicleRow {
  /** when fuel and odometer were read */
  readonly readAt: Instant | null;
  readonly openDamageCount: number;
}

/** The whole fleet by name. */
export const adminFleet = (): Query<readonly AdminFleetRow[]> =>
  query<AdminFleetRow, readonly AdminFleetRow[]>(
    {
      name: 'admin-fleet.all',
      text: `SELECT ${VEHICLE_COLUMNS}, c.read_at AS "readAt",
                    (SELECT count(*) FROM vehicle_damage d WHERE d.vehicle_id = v.id AND d.resolved_at IS NULL)::integer
                      AS "openDamageCount"
             FROM ${VEHICLE_TABLES}
             WHERE v.retired_at IS NULL ORDER BY v.name_in_fleet LIMIT $1`,
      values: [MOST_VEHICLES],
    },
    (rows) => rows,
  );
