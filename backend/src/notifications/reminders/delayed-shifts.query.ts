import { delayTold, LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../platform/database/index.js';
import type { BookingToRemindOf } from './bookings-to-warn.query.js';

/** A booking whose vehicle is still with the shift before. */
export interface DelayedShift extends BookingToRemindOf {
  readonly before: BookingId;
}

/**
 * Approved bookings whose vehicle comes back later than they know: the shift before was extended since they were requested, or is
 * overdue. The event is the extension, or the check-in of the overdue shift.
 */
export const delayedShifts = (now: Instant): Query<readonly DelayedShift[]> =>
  allRows<DelayedShift>({
    name: 'notification.delayed-shifts',
    text: `SELECT cause.id AS "eventId", next.booking_id AS "bookingId", next.responder_id AS "responderId",
                  before.booking_id AS before
           FROM booking_diary next
           JOIN LATERAL (
             SELECT d.booking_id, d.status, d.end_at FROM booking_diary d
             WHERE d.vehicle_id = next.vehicle_id AND d.start_at < next.start_at AND d.status IN ('approved', 'active')
             ORDER BY d.start_at DESC LIMIT 1) AS before ON true
           JOIN LATERAL (
             SELECT e.id FROM event e
             WHERE e.stream = before.booking_id AND (
               (e.type = 'BookingExtended' AND e.recorded_at > next.requested_at AND before.end_at > $1)
               OR (e.type = 'VehicleCheckedIn' AND before.status = 'active' AND before.end_at <= $1
                 AND next.start_at <= $1::timestamptz + interval '${delayTold.overdueMinutesBefore} minutes'))
             ORDER BY e.version DESC LIMIT 1) AS cause ON true
           WHERE next.status = 'approved' AND next.end_at > $1
             AND next.start_at BETWEEN $1::timestamptz - interval '${LONGEST_BOOKING_HOURS} hours'
               AND $1::timestamptz + interval '${delayTold.extensionHoursBefore} hours'`,
    values: [now],
  });
