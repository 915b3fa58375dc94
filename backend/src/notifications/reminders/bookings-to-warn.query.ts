import { LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { hoursSetBy } from '@rigbook/contracts/booking/booking-event.words';
import { type Handover, type ReleasableBooking, warningAt } from '@rigbook/contracts/booking/release.rules';
import { type BookingId, type Instant, isBefore, type ResponderId } from '@rigbook/contracts/kernel';
import { HANDOVER, HANDOVER_TABLES } from '../../booking/commands/release-bookings/handover.query.js';
import { query, type Query } from '../../platform/database/index.js';

/** A booking to remind of, and the event since which it is as it is. */
export interface BookingToRemindOf {
  readonly eventId: string;
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
}

type Row = BookingToRemindOf & ReleasableBooking & Handover & { readonly releasedMinutesAfter: number };

/** Bookings that wait for a check-in, and whose people were not warned since the start or the reinstatement. `warningAt` decides. */
export const bookingsToWarn = (now: Instant): Query<readonly BookingToRemindOf[]> =>
  query<Row, readonly BookingToRemindOf[]>(
    {
      name: 'notification.bookings-to-warn',
      text: `SELECT d.booking_id AS "bookingId", d.responder_id AS "responderId", d.status, d.start_at AS "startAt", d.end_at AS "endAt",
                    d.reinstated_at AS "reinstatedAt", o.released_minutes_after AS "releasedMinutesAfter",
                    (SELECT id FROM event WHERE stream = d.booking_id AND (type = 'BookingApproved' OR type = ANY ($2::text[]))
                     ORDER BY version DESC LIMIT 1) AS "eventId", ${HANDOVER}
             FROM organisation_settings o CROSS JOIN ${HANDOVER_TABLES}
             WHERE d.status = 'approved' AND d.start_at BETWEEN $1::timestamptz - interval '${LONGEST_BOOKING_HOURS} hours' AND $1 AND d.end_at > $1 AND o.released_minutes_after > 0
               AND NOT EXISTS (
                 SELECT FROM notification n WHERE n.booking_id = d.booking_id AND n.kind = 'no_show_warning_office'
                   AND n.created_at >= greatest(d.start_at, d.reinstated_at))`,
      values: [now, hoursSetBy],
    },
    (rows) => rows.filter((row) => isToWarn(row, now)),
  );

function isToWarn({ isVehicleAway, vehicleBackAt, releasedMinutesAfter, ...booking }: Row, now: Instant): boolean {
  const at = warningAt(booking, releasedMinutesAfter, { isVehicleAway, vehicleBackAt });
  return at !== null && !isBefore(now, at);
}
