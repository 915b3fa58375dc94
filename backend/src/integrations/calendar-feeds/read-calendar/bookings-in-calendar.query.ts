import { calendarFeedLimits } from '@rigbook/contracts/integrations/calendar-feed.limits';
import { addHours, type Instant, type ResponderId } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../../platform/database/index.js';
import type { BookingInCalendar, CalendarOwner } from './calendar-of-bookings.js';

const { daysBack, bookings: MOST } = calendarFeedLimits;

/**
 * Recent and all future bookings of a responder or of everyone; the latest if there are too many. Leaves out rejected and
 * cancelled ones: a program removes entries that it no longer finds. A booking ends at an early checkout. Turn-round is the vehicle's, so
 * only the fleet's calendar has it. The next check-in can end it without an event of this booking, so an entry counts as changed at that end too.
 */
export const bookingsInCalendar = (
  responderId: ResponderId | null,
  now: Instant,
): Query<readonly BookingInCalendar[]> =>
  allRows<BookingInCalendar>({
    name: responderId === null ? 'calendar-feed.fleet-bookings' : 'calendar-feed.own-bookings',
    text: `SELECT b.booking_id AS "bookingId", b.status, v.name AS "vehicleName", r.unit_number AS "unitNumber",
                  b.start_at AS "startAt",
                  CASE b.status WHEN 'completed' THEN least(b.end_at, b.checked_out_at) ELSE b.end_at END AS "endAt",
                  greatest(b.requested_at, (SELECT e.recorded_at FROM event e WHERE e.stream = b.booking_id ORDER BY e.version DESC LIMIT 1)
                    ${responderId === null ? ', CASE WHEN held.booked_until IS NOT NULL AND upper(held.during) <= $3 THEN upper(held.during) END' : ''}) AS "changedAt",
                  ${responderId === null ? 'CASE WHEN held.booked_until IS NOT NULL THEN upper(held.during) END' : 'NULL'} AS "heldUntil"
           FROM booking_diary b
           JOIN vehicle v ON v.id = b.vehicle_id
           LEFT JOIN responder r ON r.id = b.responder_id
           ${responderId === null ? 'LEFT JOIN LATERAL (SELECT * FROM vehicle_reservation r WHERE r.booking_id = b.booking_id LIMIT 1) held ON true' : ''}
           WHERE b.start_at > $1 AND b.status NOT IN ('rejected', 'cancelled')
             AND (b.status <> 'completed' OR b.checked_out_at > b.start_at)
             ${responderId === null ? '' : 'AND b.responder_id = $3'}
           ORDER BY b.start_at DESC, b.booking_id DESC LIMIT $2`,
    values: [addHours(now, -24 * daysBack), MOST, responderId ?? now],
  });

/** The responder's language; the organization's if none was chosen, and for the fleet. */
export const calendarOwner = (responderId: ResponderId | null): Query<CalendarOwner | undefined> =>
  query<Omit<CalendarOwner, 'of'>, CalendarOwner | undefined>(
    {
      name: 'calendar-feed.owner',
      text: `SELECT o.organization_name AS "organizationName", o.zone, coalesce(r.language, o.people_language, o.language) AS language
             FROM organisation_settings o LEFT JOIN responder r ON r.id = $1 WHERE r.suspended_at IS NULL`,
      values: [responderId],
    },
    ([row]) => row && { ...row, of: responderId === null ? 'fleet' : 'responder' },
  );
