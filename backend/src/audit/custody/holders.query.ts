import type { BookingId, Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { handoverSteps } from '../../booking/shift.events.js';
import { allRows, type Query } from '../../platform/database/index.js';

export interface AskedMinute {
  readonly vehicleId: VehicleId;
  readonly at: Instant;
}

/** Bookings around a minute, each possibly null. The row of the last one tells whether it still had the vehicle then. */
export interface Around {
  readonly last: BookingId | null;
  readonly previous: BookingId | null;
  readonly next: BookingId | null;
  readonly promised: readonly BookingId[];
}

/** The longest booking, plus the hour that may occur twice. */
const LONGEST_BOOKING = `interval '25 hours'`;

/** For each minute, in order: the last shift that had begun, its neighbors, and approved bookings that had not begun. */
export const shiftsAround = (asked: readonly AskedMinute[]): Query<readonly Around[]> =>
  allRows<Around>({
    name: 'custody.shifts-around',
    text: `SELECT last.booking_id AS last, previous.booking_id AS previous, next.booking_id AS next,
                  ARRAY(SELECT d.booking_id FROM booking_diary d
                        WHERE d.vehicle_id = q.vehicle_id AND d.start_at > q.at - ${LONGEST_BOOKING} AND d.start_at <= q.at
                          AND d.end_at > q.at AND d.decided_at <= q.at AND d.status <> 'rejected'
                          AND (d.cancelled_at IS NULL OR d.cancelled_at > q.at)
                          AND (d.checked_in_at IS NULL OR d.checked_in_at > q.at)) AS promised
           FROM unnest($1::uuid[], $2::timestamptz[]) WITH ORDINALITY AS q (vehicle_id, at, nth)
           LEFT JOIN LATERAL (
             SELECT booking_id, checked_in_at FROM booking_diary d
             WHERE d.vehicle_id = q.vehicle_id AND d.checked_in_at <= q.at ORDER BY d.checked_in_at DESC LIMIT 1) last ON true
           LEFT JOIN LATERAL (
             SELECT booking_id FROM booking_diary d
             WHERE d.vehicle_id = q.vehicle_id AND d.checked_in_at < last.checked_in_at
             ORDER BY d.checked_in_at DESC LIMIT 1) previous ON true
           LEFT JOIN LATERAL (
             SELECT booking_id FROM booking_diary d
             WHERE d.vehicle_id = q.vehicle_id AND d.checked_in_at > q.at ORDER BY d.checked_in_at LIMIT 1) next ON true
           ORDER BY q.nth`,
    values: [asked.map(({ vehicleId }) => vehicleId), asked.map(({ at }) => at)],
  });

export interface Handover {
  readonly stream: BookingId;
  readonly type: (typeof handoverSteps)[number];
  readonly position: string;
  /** of the person on the other side of a joint handover; null for what one did alone */
  readonly colleagueId: ResponderId | null;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Where in the log the shifts of these bookings began and ended. */
export const handoversOf = (bookings: readonly BookingId[]): Query<readonly Handover[]> =>
  allRows<Handover>({
    name: 'custody.handovers',
    text: `SELECT e.stream, e.type, e.position::text, other.id AS "colleagueId", r.unit_number AS "unitNumber",
                  r.first_name AS "firstName", r.last_name AS "lastName"
           FROM event e CROSS JOIN LATERAL (
               SELECT (coalesce(e.data -> 'takenOverFrom', e.data -> 'handedOverTo') ->> 'responderId')::uuid AS id) other
             LEFT JOIN responder r ON r.id = other.id
           WHERE e.stream = ANY ($1::uuid[]) AND e.type = ANY ($2::text[])`,
    values: [bookings, handoverSteps],
  });
