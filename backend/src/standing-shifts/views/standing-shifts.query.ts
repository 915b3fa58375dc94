import {
  addDays,
  type Day,
  type Instant,
  type ResponderId,
  type StandingShiftId,
  type VehicleId,
} from '@rigbook/contracts/kernel';
import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { DAYS_TOLD_LATE } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import type { NotMadeReason } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { allRows, oneRow, query, type Query } from '../../platform/database/index.js';
import type { RowOf } from '../../platform/event-store/index.js';
import { type Page, pageOf, type PageRequest } from '../../platform/http/index.js';
import { standingShifts } from './standing-shifts.view.js';

/** As Postgres writes JSON: instants in its own way. */
interface MadeDay {
  readonly day: Day;
  readonly bookingId: string;
  readonly status: BookingStatus;
  readonly signed: boolean;
  readonly handedOn: boolean;
  readonly startAt: string;
  readonly endAt: string;
  readonly vehicle: { readonly id: string; readonly name: string; readonly type: string };
}
interface DayNotMade {
  readonly day: Day;
  readonly because: NotMadeReason;
  readonly startAt: string;
  readonly endAt: string;
}

/** A row with names, the bookings from today on, and what could not be made lately or is ahead. */
export interface StandingShiftRow extends RowOf<typeof standingShifts> {
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly vehicleName: string | null;
  readonly typeOfVehicle: string | null;
  readonly made: readonly MadeDay[] | null;
  readonly notMade: readonly DayNotMade[] | null;
}

/** For a notice that names a few. */
export const MOST_WITH_GAPS = 20;

const SELECT = `
  SELECT ${standingShifts.select('s')}, r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName",
         v.name AS "vehicleName", v.type AS "typeOfVehicle",
         (SELECT json_agg(json_build_object(
            'day', b.day, 'bookingId', b.booking_id, 'status', d.status, 'signed', d.signed_at IS NOT NULL, 'handedOn', d.responder_id <> s.responder_id,
            'startAt', d.start_at, 'endAt', d.end_at, 'vehicle', json_build_object('id', c.id, 'name', c.name, 'type', c.type)))
          FROM standing_shift_booking b JOIN booking_diary d ON d.booking_id = b.booking_id JOIN vehicle c ON c.id = d.vehicle_id
          WHERE b.standing_shift_id = s.standing_shift_id AND NOT b.is_dropped AND b.day >= $1) AS made,
         (SELECT json_agg(json_build_object('day', g.day, 'because', g.because, 'startAt', g.start_at, 'endAt', g.end_at))
          FROM standing_shift_gap g WHERE g.standing_shift_id = s.standing_shift_id AND g.day >= $2) AS "notMade"`;

const JOINED = `LEFT JOIN responder r ON r.id = s.responder_id LEFT JOIN vehicle v ON v.id = s.vehicle_id`;

const lately = (today: Day): Day => addDays(today, -DAYS_TOLD_LATE);

export interface StandingShiftsFilter {
  readonly responderId?: ResponderId;
  readonly vehicleId?: VehicleId;
  /** those that ended, the last one first; otherwise those that stand, by unit number */
  readonly ended: boolean;
}

const BY_UNIT = (shift: string, responder: string) =>
  `coalesce(${responder}.unit_number, ''), ${shift}.start_hour, ${shift}.standing_shift_id`;

/** A page. The next one begins after a shift wherever that stands by then. */
export function standingShiftsPage(
  { responderId, vehicleId, ended }: StandingShiftsFilter,
  today: Day,
  { limit, after }: PageRequest,
): Query<Page<StandingShiftRow>> {
  const values: unknown[] = [today, lately(today)];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = [
    ended ? 's.ended_at IS NOT NULL' : 's.ended_at IS NULL',
    ...(responderId ? [`s.responder_id = ${bind(responderId)}`] : []),
    ...(vehicleId ? [`s.vehicle_id = ${bind(vehicleId)}`] : []),
    ...(after && ended ? [`(s.ended_at, s.standing_shift_id) < (${bind(after.at)}, ${bind(after.id)}::uuid)`] : []),
    ...(after && !ended
      ? [
          `(${BY_UNIT('s', 'r')}) > (SELECT ${BY_UNIT('a', 'ar')} FROM standing_shift a LEFT JOIN responder ar ON ar.id = a.responder_id
              WHERE a.standing_shift_id = ${bind(after.id)}::uuid)`,
        ]
      : []),
  ];
  return query<StandingShiftRow, Page<StandingShiftRow>>(
    {
      name: '',
      text: `${SELECT} FROM standing_shift s ${JOINED} WHERE ${where.join(' AND ')}
             ORDER BY ${ended ? 's.ended_at DESC, s.standing_shift_id DESC' : BY_UNIT('s', 'r')} LIMIT ${bind(limit + 1)}`,
      values,
    },
    pageOf(limit, ({ standingShiftId: id, endedAt, since }) => ({ at: endedAt ?? since, id })),
  );
}

/** Those that stand, of everybody or of one person, with a day ahead that could not be booked so far, who misses the next one first. */
export const standingShiftsWithGaps = (
  now: Instant,
  today: Day,
  responderId?: ResponderId,
): Query<readonly StandingShiftRow[]> =>
  allRows<StandingShiftRow>({
    name: 'standing-shifts.with-gaps',
    text: `${SELECT}
           FROM standing_shift s ${JOINED}
             CROSS JOIN LATERAL (SELECT min(g.start_at) AS start_at FROM standing_shift_gap g
                                 WHERE g.standing_shift_id = s.standing_shift_id AND g.start_at > $3) next_gap
           WHERE s.ended_at IS NULL AND next_gap.start_at IS NOT NULL AND ($5::uuid IS NULL OR s.responder_id = $5::uuid)
           ORDER BY next_gap.start_at, s.standing_shift_id LIMIT $4`,
    values: [today, lately(today), now, MOST_WITH_GAPS, responderId ?? null],
  });

/** Undefined if there is none. */
export const oneStandingShift = (id: StandingShiftId, today: Day): Query<StandingShiftRow | undefined> =>
  oneRow<StandingShiftRow>({
    name: 'standing-shifts.one',
    text: `${SELECT} FROM standing_shift s ${JOINED} WHERE s.standing_shift_id = $3`,
    values: [today, lately(today), id],
  });

/** Those of a person that stand. */
export const standingShiftsOf = (responderId: ResponderId, today: Day): Query<readonly StandingShiftRow[]> =>
  allRows<StandingShiftRow>({
    name: 'standing-shifts.of-responder',
    text: `${SELECT} FROM standing_shift s ${JOINED}
           WHERE s.responder_id = $3 AND s.ended_at IS NULL ORDER BY s.start_hour, s.standing_shift_id`,
    values: [today, lately(today), responderId],
  });
