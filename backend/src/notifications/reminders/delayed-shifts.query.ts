import { delayTold, LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { hoursSetBy } from '@rigbook/contracts/booking/booking-event.words';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { shiftSteps } from '../../booking/shift.events.js';
import { allRows, type Query } from '../../platform/database/index.js';
import type { BookingToRemindOf } from './bookings-to-warn.query.js';

/** A booking whose vehicle is still with the shift before. */
export interface DelayedShift extends BookingToRemindOf {
  readonly before: BookingId;
}

/** The event since which a booking has its vehicle and its hours: of those that set them, not a change that left them as they were. */
const hoursSince = (booking: 'before' | 'next') => `(
  SELECT id, type, data, recorded_at FROM event
  WHERE stream = ${booking}.booking_id
    AND type = ANY ($2::text[]) AND (data @> (data -> 'before')) IS NOT TRUE
  ORDER BY version DESC LIMIT 1)`;

/** An extension, or an administrator's change of the same vehicle's booking to a later end: only these say what the end was before. */
const ENDS_LATER = `(coalesce(extended.data -> 'before' -> 'vehicleId', extended.data -> 'vehicleId') = extended.data -> 'vehicleId'
  AND (extended.data ->> 'endAt')::timestamptz
    > coalesce(extended.data ->> 'formerEndAt', extended.data -> 'before' ->> 'endAt')::timestamptz)`;

/**
 * Approved bookings whose vehicle comes back later than they know: the shift before got a later end since they have their hours, or the
 * shift that has the vehicle is overdue, and they start soon. The event is that of the later end, or the check-in of the overdue shift.
 */
export const delayedShifts = (now: Instant): Query<readonly DelayedShift[]> =>
  allRows<DelayedShift>({
    name: 'notification.delayed-shifts',
    text: `SELECT cause.id AS "eventId", next.booking_id AS "bookingId", next.responder_id AS "responderId", cause.before
           FROM booking_diary next CROSS JOIN LATERAL (
             (SELECT extended.id, before.booking_id AS before
              FROM (SELECT d.booking_id, d.end_at FROM booking_diary d
                    WHERE d.vehicle_id = next.vehicle_id AND d.start_at < next.start_at AND d.status IN ('approved', 'active')
                    ORDER BY d.start_at DESC LIMIT 1) AS before
              CROSS JOIN LATERAL ${hoursSince('before')} AS extended
              CROSS JOIN LATERAL ${hoursSince('next')} AS known
              WHERE before.end_at > $1 AND ${ENDS_LATER} AND coalesce((extended.data ->> 'acceptedAt')::timestamptz, extended.recorded_at) > known.recorded_at)
             UNION ALL
             (SELECT event.id, late.booking_id
              FROM vehicle_use late JOIN event ON event.stream = late.booking_id AND event.type = '${shiftSteps.begins}'
              WHERE late.vehicle_id = next.vehicle_id AND late.until_at <= $1
                AND next.start_at <= $1::timestamptz + interval '${delayTold.overdueMinutesBefore} minutes')) AS cause
           WHERE next.status = 'approved' AND next.end_at > $1
             AND next.start_at BETWEEN $1::timestamptz - interval '${LONGEST_BOOKING_HOURS} hours'
               AND $1::timestamptz + interval '${delayTold.extensionHoursBefore} hours'`,
    values: [now, hoursSetBy],
  });
