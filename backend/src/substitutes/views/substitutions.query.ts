import type { BookingId, Instant, ResponderId, SubstitutionId, VehicleId } from '@rigbook/contracts/kernel';
import type { SubstitutionEndReason } from '@rigbook/contracts/substitutes/substitute.words';
import { allRows, oneRow, type Query } from '../../platform/database/index.js';
import type { RowOf } from '../../platform/event-store/index.js';
import { MAY_REQUEST } from '../../responders/responder-facts/responder-facts.query.js';
import { substitutions } from './substitutions.view.js';

export type SubstitutionRow = RowOf<typeof substitutions>;

/** One's own, whatever its status; undefined if it is somebody else's. */
export const ownSubstitution = (id: SubstitutionId, responderId: ResponderId): Query<SubstitutionRow | undefined> =>
  oneRow<SubstitutionRow>({
    name: 'substitutions.own',
    text: `SELECT ${substitutions.select('s')} FROM substitution s WHERE s.substitution_id = $1 AND s.responder_id = $2`,
    values: [id, responderId],
  });

/** An offer with the names of both vehicles. */
export interface OfferedSubstitute extends SubstitutionRow {
  readonly vehicleName: string;
  readonly vehicleType: string;
  readonly substituteVehicleId: VehicleId;
  readonly substituteName: string;
  readonly substituteType: string;
  readonly holdEndsAt: Instant;
}

/** What is offered to a person, in order of time. */
export const offersToAnswer = (responderId: ResponderId, now: Instant): Query<readonly OfferedSubstitute[]> =>
  allRows<OfferedSubstitute>({
    name: 'substitutions.offered-to',
    text: `SELECT ${substitutions.select('s')}, v.name AS "vehicleName", v.type AS "vehicleType",
                  other.name AS "substituteName", other.type AS "substituteType"
           FROM substitution s JOIN vehicle v ON v.id = s.vehicle_id JOIN vehicle other ON other.id = s.substitute_vehicle_id
           WHERE s.responder_id = $1 AND s.status = 'offered' AND s.hold_ends_at > $2
           ORDER BY s.start_at, s.substitution_id`,
    values: [responderId, now],
  });

/** The latest of each of these bookings, with the name of the other vehicle. */
export interface LatestSubstitution extends SubstitutionRow {
  readonly substituteName: string | null;
  readonly endedBecause: SubstitutionEndReason | null;
}

export const latestOf = (bookings: readonly BookingId[]): Query<readonly LatestSubstitution[]> =>
  allRows<LatestSubstitution>({
    name: 'substitutions.latest',
    text: `SELECT DISTINCT ON (s.booking_id) ${substitutions.select('s')}, other.name AS "substituteName"
           FROM substitution s LEFT JOIN vehicle other ON other.id = s.substitute_vehicle_id
           WHERE s.booking_id = ANY ($1::uuid[]) ORDER BY s.booking_id, s.planned_at DESC`,
    values: [bookings],
  });

/** Planned ones, the earliest plan first and of it the earliest start. */
export const plannedSteps = (most: number): Query<readonly SubstitutionRow[]> =>
  allRows<SubstitutionRow>({
    name: 'substitutions.planned',
    text: `SELECT ${substitutions.select('s')} FROM substitution s
           WHERE s.status IN ('planned', 'offered') AND s.status = 'planned' ORDER BY s.planned_at, s.start_at, s.substitution_id LIMIT $1`,
    values: [most],
  });

/** `isOutOfServiceAt` for the start of the booking. */
const OUT_OF_SERVICE = `(other.service_status <> 'available'
  AND (other.service_status <> 'maintenance' OR other.available_from IS NULL OR other.available_from <= $1 OR s.start_at < other.available_from))`;

/** Offers that are over, by the same facts as `endWhatIsOver`, which decides. */
export const offersOver = (now: Instant, most: number): Query<readonly SubstitutionRow[]> =>
  allRows<SubstitutionRow>({
    name: 'substitutions.over',
    text: `SELECT ${substitutions.select('s')}
           FROM substitution s
             LEFT JOIN responder r ON r.id = s.responder_id
             LEFT JOIN booking_diary d ON d.booking_id = s.booking_id
             LEFT JOIN vehicle other ON other.id = s.substitute_vehicle_id
           WHERE s.status IN ('planned', 'offered') AND s.status = 'offered'
             AND (s.hold_ends_at <= $1 OR r.id IS NULL OR NOT ${MAY_REQUEST}
               OR NOT (d.status IN ('pending', 'approved') AND d.responder_id = s.responder_id AND d.vehicle_id = s.vehicle_id
                       AND d.start_at = s.start_at AND d.end_at = s.end_at)
               OR other.retired_at IS NOT NULL OR ${OUT_OF_SERVICE})
           ORDER BY s.hold_ends_at, s.substitution_id LIMIT $2`,
    values: [now, most],
  });
