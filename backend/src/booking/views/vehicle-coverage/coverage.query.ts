import { v5 } from 'uuid';
import {
  type CoveredHours,
  type CoveredVehicle,
  HOURS_TO_LOOK_AHEAD,
  type Shortfall,
  shortfallsWith,
} from '@rigbook/contracts/vehicle-coverage/coverage.rules';
import type { CoverageFloor } from '@rigbook/contracts/vehicle-coverage/floor.rules';
import type { PaperKind } from '@rigbook/contracts/fleet/service.words';
import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import {
  addMinutes,
  type BookingId,
  type Day,
  type Instant,
  isBefore,
  type Period,
  type VehicleId,
  type Zone,
} from '@rigbook/contracts/kernel';
import { papersEndIn } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { MOST_VEHICLES } from '../../../fleet/vehicle-list/vehicle.response.js';
import { allRows, query, type Query } from '../../../platform/database/index.js';
import type { Lock } from '../../../platform/event-store/index.js';

interface CoverageRow {
  readonly vehicleId: VehicleId;
  readonly vehicleType: string;
  readonly service: ServiceStatus;
  readonly maintenanceUntil: Instant | null;
  readonly papersEnd: PaperKind | null;
  readonly papersEndOn: Day | null;
  readonly inUseUntil: Instant | null;
  readonly bookingIds: readonly string[];
  readonly takenFrom: readonly Instant[];
  readonly takenUntil: readonly Instant[];
  readonly promisedUntil: readonly (Instant | null)[];
}

/** Hours of a vehicle, and the booking or hold that has them. */
interface HoursOfBooking extends CoveredHours {
  readonly bookingId: string;
}

export interface VehicleInCoverage extends CoveredVehicle {
  readonly taken: readonly HoursOfBooking[];
}

/** The turn-round after a booking does not count: the vehicle is back. */
const columns = (from: string, until: string): string => `
  v.id AS "vehicleId", v.type AS "vehicleType", v.service_status AS service, v.available_from AS "maintenanceUntil",
  v.papers_end AS "papersEnd", v.papers_end_on AS "papersEndOn", u.until_at AS "inUseUntil", held.*
  FROM vehicle v LEFT JOIN vehicle_use u ON u.vehicle_id = v.id
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(taken.booking_id), '{}') AS "bookingIds",
           coalesce(array_agg(taken.start_at), '{}') AS "takenFrom",
           coalesce(array_agg(taken.end_at), '{}') AS "takenUntil",
           coalesce(array_agg(taken.promised_until), '{}') AS "promisedUntil"
    FROM (SELECT r.booking_id, lower(r.during) AS start_at, coalesce(r.booked_until, upper(r.during), ${until}) AS end_at,
                 CASE WHEN d.status IN ('approved', 'active') THEN d.end_at
                      WHEN d.status = 'completed' THEN coalesce(r.booked_until, upper(r.during)) END AS promised_until
          FROM vehicle_reservation r LEFT JOIN booking_diary d ON d.booking_id = r.booking_id
          WHERE r.vehicle_id = v.id AND r.during && tstzrange(${from}, ${until})) AS taken) AS held`;

/** The fleet, or its vehicles of one type, with their hours in a period. */
export const coverageInFleet = (
  within: Period,
  now: Instant,
  vehicleType: string | null = null,
): Query<readonly VehicleInCoverage[]> =>
  query<CoverageRow, readonly VehicleInCoverage[]>(
    {
      name: 'coverage.in-fleet',
      text: `SELECT ${columns('$1::timestamptz', '$2::timestamptz')}
             WHERE v.retired_at IS NULL AND ($3::text IS NULL OR v.type = $3) ORDER BY v.name_in_fleet LIMIT $4`,
      values: [within.startAt, within.endAt, vehicleType, MOST_VEHICLES],
    },
    (rows) => rows.map((row) => vehicleIn(row, now)),
  );

/** What an approval rests on: the vehicles of the type, its floors, and what is compared when the decision is kept. */
export interface CoverageOfBooking {
  readonly vehicles: readonly VehicleInCoverage[];
  readonly floors: readonly CoverageFloor[];
  readonly zone: Zone;
  readonly lock: Lock;
}

interface CoverageOfBookingRow extends CoverageRow {
  readonly floors: readonly CoverageFloor[];
  readonly zone: Zone;
  readonly asRead: string;
}

/** Undefined where no floor asks for free vehicles of the booking's type. */
export const coverageOfBooking = (bookingId: BookingId, now: Instant): Query<CoverageOfBooking | undefined> =>
  query<CoverageOfBookingRow, CoverageOfBooking | undefined>(
    {
      name: 'coverage.of-booking',
      text: `WITH asked AS MATERIALIZED (
               SELECT v.type, d.start_at, d.end_at + make_interval(hours => $2) AS until_at, f.floors,
                      (SELECT o.zone FROM organisation_settings o) AS zone,
                      jsonb_build_object('type', v.type, 'from', d.start_at, 'until', d.end_at,
                        'promised', coverage_promised(v.type, d.start_at, d.end_at))::text AS as_read
               FROM booking_diary d JOIN vehicle v ON v.id = d.vehicle_id
               CROSS JOIN LATERAL (
                 SELECT json_agg(json_build_object('vehicleType', vehicle_type, 'counts', counts, 'least', least,
                          'weekdays', weekdays, 'fromHour', from_hour, 'untilHour', until_hour)) AS floors
                 FROM coverage_floor WHERE vehicle_type = v.type AND counts = 'free') AS f
               WHERE d.booking_id = $1 AND f.floors IS NOT NULL)
             SELECT asked.floors, asked.as_read AS "asRead", asked.zone, of_type.* FROM asked CROSS JOIN LATERAL (
               SELECT ${columns('asked.start_at', 'asked.until_at')}
               WHERE v.retired_at IS NULL AND v.type = asked.type LIMIT $3) AS of_type`,
      values: [bookingId, HOURS_TO_LOOK_AHEAD, MOST_VEHICLES],
    },
    (rows) => {
      const [first] = rows;
      if (!first) return undefined;
      const { floors, zone, asRead, vehicleType } = first;
      const key = v5(vehicleType, NAMESPACE);
      const compare = { name: 'coverage.as-read', text: `SELECT coverage_as_read($1, $2)`, values: [key, asRead] };
      return { vehicles: rows.map((row) => vehicleIn(row, now)), floors, zone, lock: { key, compare } };
    },
  );

/** Approvals of one type of vehicles take turns. */
const NAMESPACE = '3f0c6f5e-8e0b-5d0c-9a57-1d9b6f4b7a21';

/** Without the booking itself, and without what is only asked for: that may still be rejected. */
const promisedWithout = (bookingId: string, vehicles: readonly VehicleInCoverage[]): readonly VehicleInCoverage[] =>
  vehicles.map((vehicle) => ({
    ...vehicle,
    taken: vehicle.taken.flatMap((hours) =>
      hours.promisedUntil === null || hours.bookingId === bookingId
        ? []
        : [{ ...hours, endAt: isBefore(hours.promisedUntil, hours.endAt) ? hours.promisedUntil : hours.endAt }],
    ),
  }));

/** Where approving the booking leaves fewer than a floor asks for. */
export const shortfallsOfApproval = (
  booking: RequestAhead,
  { vehicles, ...known }: Omit<CoverageOfBooking, 'lock'>,
  now: Instant,
): readonly Shortfall[] =>
  shortfallsWith(booking, { vehicles: promisedWithout(booking.bookingId, vehicles), ...known, now });

export interface RequestAhead extends Period {
  readonly bookingId: BookingId;
  readonly vehicleId: VehicleId;
}

/** Above what any organization lets wait. */
const MOST_REQUESTS = 200;

/** Requests that wait for a decision and have not begun, those first that begin first. */
export const requestsAhead = (now: Instant, until: Instant): Query<readonly RequestAhead[]> =>
  allRows<RequestAhead>({
    name: 'coverage.requests-ahead',
    text: `SELECT booking_id AS "bookingId", vehicle_id AS "vehicleId", start_at AS "startAt", end_at AS "endAt"
           FROM booking_diary WHERE status = 'pending' AND start_at > $1 AND start_at <= $2
           ORDER BY start_at, booking_id LIMIT $3`,
    values: [now, until, MOST_REQUESTS],
  });

function vehicleIn(row: CoverageRow, now: Instant): VehicleInCoverage {
  const { vehicleId, vehicleType, service, maintenanceUntil, inUseUntil, takenFrom, takenUntil, promisedUntil } = row;
  const taken = row.bookingIds.flatMap((bookingId, nth): readonly HoursOfBooking[] => {
    const [startAt, endAt] = [takenFrom[nth], takenUntil[nth]];
    return startAt && endAt ? [{ bookingId, startAt, endAt, promisedUntil: promisedUntil[nth] ?? null }] : [];
  });
  // a shift that is overdue has its vehicle in the hour under way
  const soon = addMinutes(now, 1);
  const overdue =
    inUseUntil !== null && isBefore(inUseUntil, soon)
      ? [{ bookingId: '', startAt: inUseUntil, endAt: soon, promisedUntil: soon }]
      : [];
  return {
    vehicleId,
    vehicleType,
    service,
    maintenanceUntil,
    papersEnd: papersEndIn(row),
    taken: [...taken, ...overdue],
  };
}
