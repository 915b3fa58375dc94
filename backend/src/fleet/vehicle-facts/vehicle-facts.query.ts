import type { FleetRole, VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import { shownStatus, type ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { PapersEnd } from '@rigbook/contracts/fleet/papers-end.rules';
import type { PaperKind } from '@rigbook/contracts/fleet/service.words';
import type { Day, Instant, VehicleId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';
import type { Lock } from '../../platform/event-store/index.js';

/** Facts about a vehicle for decisions about its bookings. */
export interface VehicleFacts {
  readonly id: VehicleId;
  readonly name: string;
  readonly type: string;
  /** as shown: `in_use` while a shift has the vehicle */
  readonly status: VehicleStatus;
  /** from its stream, whether or not a shift has it */
  readonly service: ServiceStatus;
  readonly availableFrom: Instant | null;
  readonly maintenanceUntil: Instant | null;
  readonly allowedRoles: readonly FleetRole[];
  /** kilometers at the last check-in or checkout; null before the first */
  readonly mileageKm: number | null;
  /** minutes for which a booking holds it after its end */
  readonly turnRoundMinutes: number;
  /** the paper that ends first; null if none is known */
  readonly papersEnd: PapersEnd | null;
}

/** A row of VEHICLE_FACTS. */
export interface VehicleFactsRow {
  readonly id: VehicleId;
  readonly name: string;
  readonly type: string;
  readonly allowedRoles: readonly FleetRole[];
  readonly serviceStatus: ServiceStatus;
  readonly availableFrom: Instant | null;
  readonly inUseUntil: Instant | null;
  readonly mileageKm: number | null;
  readonly turnRoundMinutes: number;
  readonly papersEnd: PaperKind | null;
  readonly papersEndOn: Day | null;
}

/** The vehicle's own turn-round, or the organization's. */
export const TURN_ROUND =
  'coalesce(v.turn_round_minutes, (SELECT o.turn_round_minutes FROM organisation_settings o), 0)';

/** Columns of `VEHICLE_TABLES`. */
export const VEHICLE_FACTS = `v.id, v.name, v.type, v.allowed_roles AS "allowedRoles", v.service_status AS "serviceStatus",
  v.available_from AS "availableFrom", u.until_at AS "inUseUntil", c.mileage_km AS "mileageKm",
  ${TURN_ROUND} AS "turnRoundMinutes", v.papers_end AS "papersEnd", v.papers_end_on AS "papersEndOn"`;

export const VEHICLE_TABLES = `vehicle v LEFT JOIN vehicle_use u ON u.vehicle_id = v.id
  LEFT JOIN vehicle_condition c ON c.vehicle_id = v.id`;

/** Undefined for an unknown or retired vehicle. */
export const vehicleFacts = (vehicleId: VehicleId): Query<VehicleFacts | undefined> =>
  query<VehicleFactsRow, VehicleFacts | undefined>(
    {
      name: 'vehicle-facts.one',
      text: `SELECT ${VEHICLE_FACTS} FROM ${VEHICLE_TABLES} WHERE v.id = $1 AND v.retired_at IS NULL`,
      values: [vehicleId],
    },
    ([row]) => row && toVehicleFacts(row),
  );

export function toVehicleFacts(row: VehicleFactsRow): VehicleFacts {
  const maintenanceUntil = row.availableFrom;
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    ...shownStatus(row.serviceStatus, maintenanceUntil, row.inUseUntil),
    service: row.serviceStatus,
    maintenanceUntil,
    allowedRoles: row.allowedRoles,
    mileageKm: row.mileageKm,
    turnRoundMinutes: row.turnRoundMinutes,
    papersEnd: papersEndIn(row),
  };
}

/** The paper of a row that ends first. */
export const papersEndIn = ({ papersEnd, papersEndOn }: Pick<VehicleFactsRow, 'papersEnd' | 'papersEndOn'>) =>
  papersEnd !== null && papersEndOn !== null ? { paper: papersEnd, lastDay: papersEndOn } : null;

/**
 * Commands on a vehicle's hours take turns, and are refused by `vehicle_papers_as_read` if its papers have changed since they were
 * read (backend/src/fleet/NOTES.md#papers-that-end).
 */
export const lockWithPapers = (
  vehicleId: VehicleId,
  vehicle: { readonly papersEnd: PapersEnd | null } | undefined,
): Lock =>
  vehicle === undefined
    ? vehicleId
    : {
        key: vehicleId,
        compare: {
          name: 'vehicle-facts.papers-as-read',
          // the function, which fails, costs more than the rest of the statement, and is called for papers that have changed only
          text: `SELECT vehicle_papers_as_read(v.id, $2) FROM vehicle v
                 WHERE v.id = $1 AND coalesce(v.papers_end || ' ' || v.papers_end_on, '') <> $2`,
          values: [vehicleId, vehicle.papersEnd === null ? '' : inOneText(vehicle.papersEnd)],
        },
      };

const inOneText = ({ paper, lastDay }: PapersEnd): string => `${paper} ${lastDay}`;
