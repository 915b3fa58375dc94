import type { FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import { shownStatus, type ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Period, Instant } from '@rigbook/contracts/kernel/time';
import type { Candidate } from '@rigbook/contracts/recommendations/recommendation.rules';
import { query, type Query } from '../platform/database/query.js';

/** More vehicles than any fleet has; a bound all the same. */
const MOST_VEHICLES = 500;

interface CandidateRow {
  readonly id: VehicleId;
  readonly name: string;
  readonly type: string;
  readonly service_status: ServiceStatus;
  readonly in_use_until: Instant | null;
  readonly allowed_roles: readonly FleetRole[];
  readonly fuel_percent: number | null;
  /** equally many, each start beside its end */
  readonly taken_from: readonly Instant[];
  readonly taken_until: readonly Instant[];
}

/** The fleet as it stands, with what bookings hold of the hours ahead. */
export const candidates = (ahead: Period): Query<readonly Candidate[]> =>
  query<CandidateRow, readonly Candidate[]>(
    {
      name: 'recommendations.candidates',
      text: `SELECT v.id, v.name, v.type, v.allowed_roles, v.service_status, u.until_at AS in_use_until,
                    c.fuel_percent, taken.taken_from, taken.taken_until
             FROM vehicle v
             LEFT JOIN vehicle_use u ON u.vehicle_id = v.id
             LEFT JOIN vehicle_condition c ON c.vehicle_id = v.id
             CROSS JOIN LATERAL (
               SELECT coalesce(array_agg(lower(r.during)), '{}') AS taken_from,
                      coalesce(array_agg(coalesce(upper(r.during), $2)), '{}') AS taken_until
               FROM vehicle_reservation r WHERE r.vehicle_id = v.id AND r.during && tstzrange($1, $2)) taken
             WHERE v.retired_at IS NULL ORDER BY v.name_in_fleet LIMIT $3`,
      values: [ahead.startAt, ahead.endAt, MOST_VEHICLES],
    },
    (rows) => rows.map(toCandidate),
  );

const toCandidate = (row: CandidateRow): Candidate => ({
  id: row.id,
  name: row.name,
  type: row.type,
  status: shownStatus(row.service_status, null, row.in_use_until).status,
  allowedRoles: row.allowed_roles,
  fuelPercent: row.fuel_percent,
  taken: row.taken_from.flatMap((from, nth) => {
    const until = row.taken_until[nth];
    return until === undefined ? [] : [{ startAt: from, endAt: until }];
  }),
});
