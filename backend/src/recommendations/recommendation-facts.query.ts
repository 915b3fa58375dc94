import { turnRound } from '@rigbook/contracts/booking/requesting/turn-round.rules';
import { type ServiceStatus, shownStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { PaperKind } from '@rigbook/contracts/fleet/service.words';
import { addMinutes, type Day, type Instant, type Period, type ResponderId } from '@rigbook/contracts/kernel';
import type { Candidate, ShiftsWithVehicle } from '@rigbook/contracts/recommendations/recommendation.rules';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { allRows, query, type Query } from '../platform/database/index.js';

/** A safety limit, above any real fleet. */
const MOST_VEHICLES = 500;

interface CandidateRow extends Omit<Candidate, 'status' | 'taken' | 'papersEnd'> {
  readonly paper: PaperKind | null;
  readonly paperUntil: Day | null;
  readonly serviceStatus: ServiceStatus;
  readonly inUseUntil: Instant | null;
  /** as many ends as starts, in the same order */
  readonly takenFrom: readonly Instant[];
  readonly takenUntil: readonly Instant[];
}

/** The current fleet, with the hours that bookings take from now on. */
export const candidates = (ahead: Period): Query<readonly Candidate[]> =>
  query<CandidateRow, readonly Candidate[]>(
    {
      name: 'recommendations.candidates',
      text: `SELECT v.id, v.name, v.type, v.allowed_roles AS "allowedRoles", v.service_status AS "serviceStatus",
                    u.until_at AS "inUseUntil", c.fuel_percent AS "fuelPercent", v.papers_end AS paper, v.papers_end_on AS "paperUntil",
                    coalesce(v.turn_round_minutes, (SELECT turn_round_minutes FROM organisation_settings), 0) AS "turnRoundMinutes", taken.*
             FROM vehicle v
             LEFT JOIN vehicle_use u ON u.vehicle_id = v.id
             LEFT JOIN vehicle_condition c ON c.vehicle_id = v.id
             CROSS JOIN LATERAL (
               SELECT coalesce(array_agg(lower(r.during)), '{}') AS "takenFrom",
                      coalesce(array_agg(coalesce(upper(r.during), $2)), '{}') AS "takenUntil"
               FROM vehicle_reservation r WHERE r.vehicle_id = v.id AND r.during && tstzrange($1, $2)) taken
             WHERE v.retired_at IS NULL ORDER BY v.name_in_fleet LIMIT $3`,
      // the last hour is followed by a turn-round
      values: [ahead.startAt, addMinutes(ahead.endAt, turnRound.most), MOST_VEHICLES],
    },
    (rows) => rows.map(toCandidate),
  );

const toCandidate = ({
  serviceStatus,
  inUseUntil,
  takenFrom,
  takenUntil,
  paper,
  paperUntil,
  ...vehicle
}: CandidateRow): Candidate => ({
  ...vehicle,
  papersEnd: paper !== null && paperUntil !== null ? { paper, lastDay: paperUntil } : null,
  status: shownStatus(serviceStatus, null, inUseUntil).status,
  taken: takenFrom.flatMap((startAt, nth) => {
    const endAt = takenUntil[nth];
    return endAt === undefined ? [] : [{ startAt, endAt }];
  }),
});

/** Older bookings say little about what suits the responder now. */
const LATEST_BOOKINGS = 50;

/** How often the responder's latest bookings became shifts, by vehicle; retired vehicles still count for their type. */
export const shiftHistory = (responderId: ResponderId): Query<readonly ShiftsWithVehicle[]> =>
  allRows<ShiftsWithVehicle>({
    name: 'recommendations.shift-history',
    text: `SELECT v.id AS "vehicleId", v.type AS "vehicleType", count(*)::integer AS shifts
           FROM (SELECT vehicle_id, status FROM booking_diary WHERE responder_id = $1
                 ORDER BY start_at DESC, booking_id DESC LIMIT $2) latest
           JOIN vehicle v ON v.id = latest.vehicle_id
           WHERE latest.status IN ('active', 'completed') GROUP BY v.id`,
    values: [responderId, LATEST_BOOKINGS],
  });

/** Null if the profile has none. */
export const departmentOf = (responderId: ResponderId): Query<Department | null> =>
  query<{ department: Department | null }, Department | null>(
    {
      name: 'recommendations.department',
      text: `SELECT department FROM responder WHERE id = $1`,
      values: [responderId],
    },
    ([row]) => row?.department ?? null,
  );
