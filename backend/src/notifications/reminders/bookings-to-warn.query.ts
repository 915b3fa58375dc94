import { LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { hoursSetBy } from '@rigbook/contracts/booking/booking-event.words';
import { type Handover, type ReleasableBooking, warningAt } from '@rigbook/contracts/booking/release.rules';
import { type BookingId, type Instant, isBefore, type ResponderId } from '@rigbook/contracts/kernel';
import { HANDOVER, HANDOVER_TABLES, VEHICLE_BACK_AT } from '../../booking/commands/release-bookings/handover.query.js';
import { query, type Query } from '../../platform/database/index.js';

/** A booking to remind of, and the event since which it is as it is. */
export interface BookingToRemindOf {
  readonly eventId: string;
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
}

type Row = BookingToRemindOf & ReleasableBooking & Handover & { readonly releasedMinutesAfter: number };

const PROMISED_FROM = 'greatest(d.start_at, d.reinstated_at)';

/** The event since which the vehicle is back, if it was not there when the booking began. */
const RETURN_OF_VEHICLE = `
  (SELECT e.id FROM event e WHERE e.stream IN (v.id, shift.booking_id) AND e.recorded_at = ${VEHICLE_BACK_AT}
     AND ${VEHICLE_BACK_AT} > ${PROMISED_FROM} ORDER BY e.position DESC LIMIT 1)`;

/**
 * Bookings that wait for a check-in, and whose people were not warned since the start, the reinstatement or the return of the vehicle,
 * each of which gives the full time again. `warningAt` decides.
 */
export const bookingsToWarn = (now: Instant): Query<readonly BookingToRemindOf[]> =>
  query<Row, readonly BookingToRemindOf[]>(
    {
      name: 'notification.bookings-to-warn',
      text: `SELECT d.booking_id AS "bookingId", d.responder_id AS "responderId", d.status, d.start_at AS "startAt", d.end_at AS "endAt",
                    d.reinstated_at AS "reinstatedAt", o.released_minutes_after AS "releasedMinutesAfter",
                    coalesce(${RETURN_OF_VEHICLE},
                      (SELECT id FROM event WHERE stream = d.booking_id AND (type = 'BookingApproved' OR type = ANY ($2::text[]))
                       ORDER BY version DESC LIMIT 1)) AS "eventId", ${HANDOVER}
             FROM organisation_settings o CROSS JOIN ${HANDOVER_TABLES}
             WHERE d.status = 'approved' AND d.start_at BETWEEN $1::timestamptz - interval '${LONGEST_BOOKING_HOURS} hours' AND $1 AND d.end_at > $1 AND o.released_minutes_after > 0
               AND NOT EXISTS (
                 SELECT FROM notification n WHERE n.booking_id = d.booking_id AND n.kind = 'no_show_warning_office'
                   AND n.created_at >= greatest(${PROMISED_FROM}, ${VEHICLE_BACK_AT}))`,
      values: [now, hoursSetBy],
    },
    (rows) => rows.filter((row) => isToWarn(row, now)),
  );

function isToWarn({ isVehicleAway, vehicleBackAt, releasedMinutesAfter, ...booking }: Row, now: Instant): boolean {
  const at = warningAt(booking, releasedMinutesAfter, { isVehicleAway, vehicleBackAt });
  return at !== null && !isBefore(now, at);
}
