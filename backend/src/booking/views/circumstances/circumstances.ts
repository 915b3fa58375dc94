import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { wholeDaysOf } from '@rigbook/contracts/booking/diary/vehicle-day.rules';
import { isWarnedOf } from '@rigbook/contracts/booking/lapses.rules';
import {
  type BookingId,
  type Day,
  type Instant,
  type Period,
  type ResponderId,
  type VehicleId,
  type Zone,
} from '@rigbook/contracts/kernel';
import { vehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { allRows, type Database, query, type Query } from '../../../platform/database/index.js';
import type { EventStore } from '../../../platform/event-store/index.js';
import { organisationSettings } from '../../../settings/organisation-settings.js';
import { reinstateObstacleOf } from '../../commands/reinstate-booking/reinstate-obstacle.js';
import type { BookingDiaryRow } from '../booking-diary/booking-diary.query.js';
import { coverageOfBooking, shortfallsOfApproval, shortfallsOfExtension } from '../vehicle-coverage/coverage.query.js';
import { toShortfall } from '../vehicle-coverage/coverage.response.js';
import type { CircumstancesResponse } from './circumstances.response.js';
import { lapsesOf } from './lapses.query.js';
import { lately } from './lately.js';

interface WeekWithBooking {
  readonly weekStartsOn: Day;
  readonly hoursOfBooking: number;
  /** of all bookings of the responder that count, including this one */
  readonly hoursInAll: number;
}

/** The weeks in which a booking counts, in order; none if it was rejected or cancelled. */
export const hoursWithBooking = (bookingId: BookingId): Query<readonly WeekWithBooking[]> =>
  allRows<WeekWithBooking>({
    name: 'responder-hours.with-booking',
    text: `SELECT share.week_starts_on AS "weekStartsOn", share.hours AS "hoursOfBooking", 
                  (week.hours + week.hours_beyond_limit)::smallint AS "hoursInAll"
           FROM responder_week_share share JOIN responder_week week USING (responder_id, week_starts_on)
           WHERE share.booking_id = $1 ORDER BY share.week_starts_on`,
    values: [bookingId],
  });

/** A booking that holds hours of the same vehicle. */
interface Neighbour {
  readonly bookingId: BookingId;
  readonly status: BookingStatus;
  /** the hours it holds; an early return frees the rest */
  readonly during: Period;
  readonly responder: {
    readonly id: ResponderId;
    readonly unitNumber: string | null;
    readonly firstName: string | null;
    readonly lastName: string | null;
  };
}

type NeighbourRow = Pick<Neighbour, 'bookingId' | 'status'> &
  Period &
  Omit<Neighbour['responder'], 'id'> & {
    readonly responderId: ResponderId;
  };

/** Other bookings of the vehicle within these hours, ordered by start. */
export const neighboursOf = (bookingId: BookingId, vehicleId: VehicleId, within: Period): Query<readonly Neighbour[]> =>
  query<NeighbourRow, readonly Neighbour[]>(
    {
      name: 'vehicle-reservations.neighbours',
      text: `SELECT d.booking_id AS "bookingId", d.status, lower(v.during) AS "startAt", coalesce(v.booked_until, upper(v.during)) AS "endAt",
                    d.responder_id AS "responderId", r.unit_number AS "unitNumber", r.first_name AS "firstName",
                    r.last_name AS "lastName"
             FROM vehicle_reservation v
             JOIN booking_diary d ON d.booking_id = v.booking_id
             LEFT JOIN responder r ON r.id = d.responder_id
             WHERE v.vehicle_id = $2 AND v.booking_id <> $1 AND v.during && tstzrange($3, $4)
             ORDER BY lower(v.during)`,
      values: [bookingId, vehicleId, within.startAt, within.endAt],
    },
    (rows) => rows.map(toNeighbour),
  );

const toNeighbour = ({ bookingId, status, startAt, endAt, responderId, ...names }: NeighbourRow): Neighbour => ({
  bookingId,
  status,
  during: { startAt, endAt },
  responder: { id: responderId, ...names },
});

/** What a decision about a booking rests on. */
export async function circumstancesOf(
  row: BookingDiaryRow,
  { now, zone }: { readonly now: Instant; readonly zone: Zone },
  database: Database,
  events: EventStore,
): Promise<CircumstancesResponse> {
  const { bookingId, vehicleId } = row;
  const days = wholeDaysOf({ startAt: row.startAt, endAt: row.endAt }, zone);
  const [weeks, neighbours, vehicle, lapses, { lapsesForWarning }, coverage] = await database.fetchAll([
    hoursWithBooking(bookingId),
    neighboursOf(bookingId, vehicleId, days),
    vehicleFacts(vehicleId),
    lapsesOf(row.responderId, lately(now, zone), now),
    organisationSettings(),
    coverageOfBooking(bookingId, now),
  ]);
  const isPending = row.status === 'pending';
  return {
    eligibilityWarnings: [...row.eligibilityWarnings],
    limit: WEEKLY_HOURS_LIMIT,
    weeks: [...weeks],
    lapses: { ...lapses, isWarning: isWarnedOf(lapses, lapsesForWarning) },
    reinstateObstacle: row.releasedBecause && (await reinstateObstacleOf(database, events, row, { now, zone })),
    vehicleStatus: vehicle?.service ?? null,
    maintenanceUntil: vehicle?.maintenanceUntil ?? null,
    dayStartsAt: days.startAt,
    dayEndsAt: days.endAt,
    belowFloors: coverage
      ? (isPending ? shortfallsOfApproval : shortfallsOfExtension)(row, coverage, now).map(toShortfall)
      : [],
    neighbours: neighbours.map(({ bookingId: id, status, during, responder }) => ({
      bookingId: id,
      status,
      startTime: during.startAt,
      endTime: during.endAt,
      user: responder,
    })),
  };
}
