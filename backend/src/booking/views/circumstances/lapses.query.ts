import type { Lapses } from '@rigbook/contracts/booking/lapses.rules';
import type { Instant, Period, ResponderId } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../../platform/database/index.js';

const MISSED = `d.released_because = 'not-checked-in'`;
const late = (now: string) =>
  `(coalesce(d.returned_at, d.checked_out_at) > d.end_at OR d.status = 'active' AND d.end_at <= ${now})`;
/** The condition of an index, which PostgreSQL looks for word by word. */
const INDEXED = `(d.released_because = 'not-checked-in' OR d.checked_out_at > d.end_at OR d.status = 'active')`;
const MISUSED = `d.emergency_review = 'misuse'`;
const COUNTS = `count(*) FILTER (WHERE ${MISSED})::integer AS missed, count(*) FILTER (WHERE ${late('$3')})::integer AS late,
  count(*) FILTER (WHERE ${MISUSED})::integer AS misused`;
const COUNTED =
  'd.booking_id, d.responder_id, d.released_because, d.returned_at, d.checked_out_at, d.end_at, d.status, d.emergency_review';

/** Of a responder's bookings that started within the period. */
export const lapsesOf = (responderId: ResponderId, { startAt, endAt }: Period, now: Instant): Query<Lapses> =>
  query<Lapses, Lapses>(
    {
      name: 'lapses.of-responder',
      text: `SELECT ${COUNTS} FROM booking_diary d WHERE d.responder_id = $4 AND d.start_at >= $1 AND d.start_at < $2`,
      values: [startAt, endAt, now, responderId],
    },
    ([counted]) => counted ?? { missed: 0, late: 0, misused: 0 },
  );

export interface LapsesOfResponder extends Lapses {
  readonly id: ResponderId;
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The responders with most of them, of bookings that start within the period. */
export const lapsesByResponder = (
  { startAt, endAt }: Period,
  now: Instant,
  most: number,
): Query<readonly LapsesOfResponder[]> =>
  allRows<LapsesOfResponder>({
    name: 'lapses.by-responder',
    text: `SELECT r.id, r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName", c.missed, c.late, c.misused
           FROM (SELECT d.responder_id, ${COUNTS} FROM (
                   SELECT ${COUNTED} FROM booking_diary d WHERE d.start_at >= $1 AND d.start_at < $2 AND ${INDEXED} AND (${MISSED} OR ${late('$3')})
                   UNION SELECT ${COUNTED} FROM booking_diary d WHERE d.start_at >= $1 AND d.start_at < $2 AND ${MISUSED}) d
                 GROUP BY d.responder_id) c
           JOIN responder r ON r.id = c.responder_id
           ORDER BY c.missed + c.late + c.misused DESC, c.missed DESC, r.unit_number LIMIT $4`,
    values: [startAt, endAt, now, most],
  });
