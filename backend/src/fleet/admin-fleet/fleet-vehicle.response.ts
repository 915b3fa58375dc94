import { ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../platform/database/index.js';
import { Moment, Part, Text, Whole } from '../../platform/fields/index.js';
import {
  MOST_VEHICLES,
  toVehicle,
  VEHICLE_COLUMNS,
  VEHICLE_TABLES,
  VehicleResponse,
  type VehicleRow,
} from '../vehicle-list/vehicle.response.js';

interface AdminFleetRow extends VehicleRow {
  /** time of the fuel and odometer readings */
  readonly readAt: Instant | null;
  readonly openDamageCount: number;
}

/** The whole fleet by name. */
export const adminFleet = (): Query<readonly AdminFleetRow[]> =>
  allRows<AdminFleetRow>({
    name: 'admin-fleet.all',
    text: `SELECT ${VEHICLE_COLUMNS}, c.read_at AS "readAt",
                  (SELECT count(*) FROM vehicle_damage d WHERE d.vehicle_id = v.id AND d.resolved_at IS NULL)::integer
                    AS "openDamageCount"
           FROM ${VEHICLE_TABLES}
           WHERE v.retired_at IS NULL ORDER BY v.name_in_fleet LIMIT $1`,
    values: [MOST_VEHICLES],
  });

@ApiSchema({ name: 'Maintenance' })
class MaintenanceResponse {
  @Moment.orNull('2026-11-22T08:00:00.000Z') startedAt!: Instant | null;
  @Moment.orNull('2026-11-22T08:00:00.000Z', 'Null if unknown.') expectedEndAt!: Instant | null;
  @Text.orNull('Brakes') reason!: string | null;
}

@ApiSchema({ name: 'FleetVehicle' })
export class FleetVehicleResponse extends VehicleResponse {
  @Part.orNull(MaintenanceResponse, 'Set even while a shift still has the vehicle; null if it is not in maintenance.')
  maintenance!: MaintenanceResponse | null;
  @Moment.orNull('2026-11-22T08:00:00.000Z', 'When fuel and mileage were read; null before the first check-in.')
  readAt!: Instant | null;
  @Whole(1) openDamageCount!: number;
  @Whole.orNull(null, "Minutes between two bookings; null: as many as the organization's.")
  turnRoundMinutes!: number | null;
  @Text.orNull('K7QX3MPN', 'The code of its sticker; null if it has none.') stickerCode!: string | null;
}

export const toFleetVehicle = (row: AdminFleetRow): FleetVehicleResponse =>
  Object.assign(toVehicle(row), {
    maintenance:
      row.serviceStatus === 'maintenance'
        ? {
            startedAt: row.maintenanceSince,
            expectedEndAt: row.availableFrom,
            reason: row.maintenanceReason,
          }
        : null,
    readAt: row.readAt,
    openDamageCount: row.openDamageCount,
    turnRoundMinutes: row.turnRoundMinutes,
    stickerCode: row.stickerCode,
  });
