import { v5 } from 'uuid';
import {
  type CoveredHours,
  type CoveredVehicle,
  HOURS_TO_LOOK_AHEAD,
  type Shortfall,
  shortfallsWith,
} from '@rigbook/contracts/vehicle-coverage/coverage.rules';
import { shortfallsTogether } from '@rigbook/contracts/vehicle-coverage/together.rules';
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

/** The turn-round after a booking does not count: the vehicle is back. One that is retired by now is not there any more. */
const columns = (from: string, until: string): string => `
  v.id AS "vehicleId", v.type AS "vehicleType", CASE WHEN v.retired_at IS NULL THEN v.service_status ELSE 'unavailable' END AS service, v.available_from AS "maintenanceUntil",
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

/** The fleet, or its vehicles of one type, with their hours in a period; with those that left it since the period began. */
export const coverageInFleet = (
  within: Period,
  now: Instant,
  vehicleType: string | null = null,
): Query<readonly VehicleInCoverage[]> =>
  query<CoverageRow, readonly VehicleInCoverage[]>(
    {
      name: 'coverage.in-fleet',
      text: `SELECT ${columns('$1::timestamptz', '$2::timestamptz')}
             WHERE (v.retired_at IS NULL OR v.retired_at > $1) AND ($3::text IS NULL OR v.type = $3) ORDER BY v.name_in_fleet LIMIT $4`,
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

/** Vehicle and hours that are promised: those of a request, or of the extension that a booking asks for, or of one that is about to be made. */
const ofBooking = `FROM booking_diary d JOIN vehicle v ON v.id = d.vehicle_id
               CROSS JOIN LATERAL (SELECT d.start_at, d.end_at WHERE d.status = 'pending'
                                   UNION ALL SELECT d.end_at, d.extension_asked_until
                                   WHERE d.status <> 'pending' AND d.extension_asked_until IS NOT NULL) AS h`;
const ofHours = `FROM vehicle v CROSS JOIN LATERAL (SELECT $4::timestamptz AS start_at, $5::timestamptz AS end_at) AS h`;

/** An hour counts as a whole: others may have a part of it in which the booking has not begun, or is over. */
const FULL_HOURS = `(SELECT date_trunc('hour', h.start_at, 'UTC') AS start_at,
                 date_trunc('hour', h.end_at + interval '1 hour' - interval '1 microsecond', 'UTC') AS end_at)`;

/** Undefined where no floor asks for free vehicles of the type. */
const coverageAsRead = (
  name: string,
  { from, where }: { readonly from: string; readonly where: string },
  values: readonly unknown[],
  now: Instant,
): Query<CoverageOfBooking | undefined> =>
  query<CoverageOfBookingRow, CoverageOfBooking | undefined>(
    {
      name,
      text: `WITH asked AS MATERIALIZED (
               SELECT v.type, w.start_at, w.end_at + make_interval(hours => $2) AS until_at, f.floors,
                      (SELECT o.zone FROM organisation_settings o) AS zone,
                      jsonb_build_object('type', v.type, 'from', w.start_at, 'until', w.end_at,
                        'promised', coverage_promised(v.type, w.start_at, w.end_at))::text AS as_read
               ${from}
               CROSS JOIN LATERAL ${FULL_HOURS} AS w
               CROSS JOIN LATERAL (
                 SELECT json_agg(json_build_object('vehicleType', vehicle_type, 'counts', counts, 'least', least,
                          'weekdays', weekdays, 'fromHour', from_hour, 'untilHour', until_hour)) AS floors
                 FROM coverage_floor WHERE vehicle_type = v.type AND counts = 'free') AS f
               WHERE ${where} AND f.floors IS NOT NULL)
             SELECT asked.floors, asked.as_read AS "asRead", asked.zone, of_type.* FROM asked CROSS JOIN LATERAL (
               SELECT ${columns('asked.start_at', 'asked.until_at')}
               WHERE v.retired_at IS NULL AND v.type = asked.type LIMIT $3) AS of_type`,
      values: [values[0], HOURS_TO_LOOK_AHEAD, MOST_VEHICLES, ...values.slice(1)],
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

/** What approving a request, or the extension that a booking asks for, rests on; undefined also where it asks for neither. */
export const coverageOfBooking = (bookingId: BookingId, now: Instant): Query<CoverageOfBooking | undefined> =>
  coverageAsRead('coverage.of-booking', { from: ofBooking, where: 'd.booking_id = $1' }, [bookingId], now);

/** The same of a booking that is approved as it is made. */
export const coverageOfHours = (
  vehicleId: VehicleId,
  { startAt, endAt }: Period,
  now: Instant,
): Query<CoverageOfBooking | undefined> =>
  coverageAsRead('coverage.of-hours', { from: ofHours, where: 'v.id = $1' }, [vehicleId, startAt, endAt], now);

/** Approvals of one type of vehicles take turns. */
const NAMESPACE = '3f0c6f5e-8e0b-5d0c-9a57-1d9b6f4b7a21';

/** The vehicles as if the booking did not have its hours. */
export const withoutBooking = (
  bookingId: BookingId | undefined,
  vehicles: readonly VehicleInCoverage[],
): readonly VehicleInCoverage[] =>
  vehicles.map((vehicle) => ({ ...vehicle, taken: vehicle.taken.filter((hours) => hours.bookingId !== bookingId) }));

/** Without what is only asked for: that may still be rejected. */
const promised = (vehicles: readonly VehicleInCoverage[]): readonly VehicleInCoverage[] =>
  vehicles.map((vehicle) => ({
    ...vehicle,
    taken: vehicle.taken.flatMap((hours) =>
      hours.promisedUntil === null
        ? []
        : [{ ...hours, endAt: isBefore(hours.promisedUntil, hours.endAt) ? hours.promisedUntil : hours.endAt }],
    ),
  }));

/** Where approving the booking leaves fewer than a floor asks for. One that is about to be made has no id. */
export const shortfallsOfApproval = (
  booking: Omit<RequestAhead, 'bookingId'> & Partial<Pick<RequestAhead, 'bookingId'>>,
  { vehicles, ...known }: Omit<CoverageOfBooking, 'lock'>,
  now: Instant,
): readonly Shortfall[] =>
  shortfallsWith(booking, { vehicles: promised(withoutBooking(booking.bookingId, vehicles)), ...known, now });

/** Where the hours from the end of a booking until the one that was asked for leave fewer. They are held, but not promised yet. */
export const shortfallsOfExtension = (
  { vehicleId, endAt, extensionAskedUntil }: AskedExtension,
  { vehicles, ...known }: Omit<CoverageOfBooking, 'lock'>,
  now: Instant,
): readonly Shortfall[] =>
  extensionAskedUntil === null
    ? []
    : shortfallsWith(
        { vehicleId, startAt: endAt, endAt: extensionAskedUntil },
        { vehicles: promised(vehicles), ...known, now },
      );

interface AskedExtension extends Pick<Period, 'endAt'> {
  readonly vehicleId: VehicleId;
  readonly extensionAskedUntil: Instant | null;
}

/** What approving each of the requests leaves, after those before it in the list. */
export function shortfallsOfApprovals(
  requests: readonly RequestAhead[],
  { vehicles, ...known }: Omit<CoverageOfBooking, 'lock'>,
  now: Instant,
): readonly (readonly Shortfall[])[] {
  const asked = new Set<string>(requests.map(({ bookingId }) => bookingId));
  const others = vehicles.map((one) => ({ ...one, taken: one.taken.filter(({ bookingId }) => !asked.has(bookingId)) }));
  return shortfallsTogether(requests, { vehicles: promised(others), ...known, now });
}

export interface RequestAhead extends Period {
  readonly bookingId: BookingId;
  readonly vehicleId: VehicleId;
}

/** Above what any organization lets wait. */
const MOST_REQUESTS = 200;

/** Requests that wait for a decision and have not begun, those first that begin first. */
export const requestsAhead = (
  now: Instant,
  until: Instant,
  /** these only */
  ids: readonly BookingId[] | null = null,
): Query<readonly RequestAhead[]> =>
  allRows<RequestAhead>({
    name: 'coverage.requests-ahead',
    text: `SELECT booking_id AS "bookingId", vehicle_id AS "vehicleId", start_at AS "startAt", end_at AS "endAt"
           FROM booking_diary WHERE status = 'pending' AND start_at > $1 AND start_at <= $2
             AND ($4::uuid[] IS NULL OR booking_id = ANY($4::uuid[]))
           ORDER BY start_at, booking_id LIMIT $3`,
    values: [now, until, MOST_REQUESTS, ids],
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
