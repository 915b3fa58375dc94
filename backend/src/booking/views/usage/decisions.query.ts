import type { BookingId, Period, ResponderId } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../../platform/database/index.js';

/** How long requests waited for a decision. */
export interface DecisionTimes {
  readonly decisions: number;
  /** null if there were none */
  readonly medianMinutes: number | null;
  readonly slowestMinutes: number | null;
  readonly slowestBookingId: BookingId | null;
  /** requests that ended since nobody decided before their start */
  readonly undecided: number;
}

export interface TimesOfDecider extends Pick<DecisionTimes, 'decisions'> {
  readonly id: ResponderId;
  /** null if erased */
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly medianMinutes: number;
  readonly slowestMinutes: number;
}

/** A request that changed waits from then on. What was approved with its request waited for nobody: an administrator booked it for somebody, or the settings approve it. */
const ASKED_AT = 'coalesce(d.asked_at, d.requested_at)';
const DECIDED = `SELECT d.booking_id, d.decided_by, extract(epoch FROM d.decided_at - ${ASKED_AT})::float8 / 60 AS minutes
  FROM booking_diary d WHERE d.start_at >= $1 AND d.start_at < $2 AND d.decided_at IS NOT NULL
    AND NOT ((d.booked_by IS NOT NULL OR d.decided_by IS NULL) AND d.decided_at = ${ASKED_AT})`;
const MEDIAN = `round(percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes))::integer AS "medianMinutes"`;
const SLOWEST = `round(max(minutes))::integer AS "slowestMinutes"`;

/** Of bookings that start within the period. */
export const decisionTimes = ({ startAt, endAt }: Period): Query<DecisionTimes> =>
  query<DecisionTimes, DecisionTimes>(
    {
      name: 'usage.decision-times',
      text: `SELECT count(*)::integer AS decisions, ${MEDIAN}, ${SLOWEST},
                    (array_agg(booking_id ORDER BY minutes DESC))[1] AS "slowestBookingId",
                    (SELECT count(*)::integer FROM booking_diary d
                     WHERE d.start_at >= $1 AND d.start_at < $2 AND d.released_because = 'not-decided') AS undecided
             FROM (${DECIDED}) decided`,
      values: [startAt, endAt],
    },
    ([times]) =>
      times ?? { decisions: 0, medianMinutes: null, slowestMinutes: null, slowestBookingId: null, undecided: 0 },
  );

/** The people who decided most of them. */
export const decisionTimesByPerson = ({ startAt, endAt }: Period, most: number): Query<readonly TimesOfDecider[]> =>
  allRows<TimesOfDecider>({
    name: 'usage.decision-times-by-person',
    text: `SELECT t.id, r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName",
                  t.decisions, t."medianMinutes", t."slowestMinutes"
           FROM (SELECT decided_by AS id, count(*)::integer AS decisions, ${MEDIAN}, ${SLOWEST}
                 FROM (${DECIDED}) decided WHERE decided_by IS NOT NULL GROUP BY decided_by) t
           LEFT JOIN responder r ON r.id = t.id
           ORDER BY t.decisions DESC, r.unit_number, t.id LIMIT $3`,
    values: [startAt, endAt, most],
  });
