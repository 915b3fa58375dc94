import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { calendarFeedLimits } from '@rigbook/contracts/integrations/calendar-feed.limits';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel/ids';
import { addHours, type Instant, type Zone } from '@rigbook/contracts/kernel/time';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { query, type Query } from '../../../platform/database/query.js';
import type { BookingInCalendar, CalendarOwner } from './booking-in-calendar.js';

const { daysBack, bookings: MOST } = calendarFeedLimits;

interface Row {
  readonly booking_id: BookingId;
  readonly status: BookingStatus;
  readonly vehicle_name: string;
  readonly unit_number: string | null;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly changed_at: Instant;
}

/**
 * A responder's bookings, or everybody's, of the last days and of all the future, the latest ones where there are too many.
 * What was rejected or cancelled is not among them: a program takes out what it no longer finds. Hours that an early
 * checkout freed belong to nobody.
 */
export const bookingsInCalendar = (
  responderId: ResponderId | null,
  now: Instant,
): Query<readonly BookingInCalendar[]> =>
  query<Row, readonly BookingInCalendar[]>(
    {
      name: responderId === null ? 'calendar-feed.fleet-bookings' : 'calendar-feed.own-bookings',
      text: `SELECT b.booking_id, b.status, v.name AS vehicle_name, r.unit_number, b.start_at,
                    CASE b.status WHEN 'completed' THEN least(b.end_at, b.checked_out_at) ELSE b.end_at END AS end_at,
                    greatest(b.requested_at, b.decided_at, b.signed_at, b.checked_in_at, b.checked_out_at) AS changed_at
             FROM booking_diary b
             JOIN vehicle v ON v.id = b.vehicle_id
             LEFT JOIN responder r ON r.id = b.responder_id
             WHERE b.start_at > $1 AND b.status NOT IN ('rejected', 'cancelled')
               AND (b.status <> 'completed' OR b.checked_out_at > b.start_at)
               ${responderId === null ? '' : 'AND b.responder_id = $3'}
             ORDER BY b.start_at DESC, b.booking_id DESC LIMIT $2`,
      values: [addHours(now, -24 * daysBack), MOST, ...(responderId === null ? [] : [responderId])],
    },
    (rows) => rows.map(toBooking),
  );

const toBooking = (row: Row): BookingInCalendar => ({
  bookingId: row.booking_id,
  status: row.status,
  vehicleName: row.vehicle_name,
  unitNumber: row.unit_number,
  startAt: row.start_at,
  endAt: row.end_at,
  changedAt: row.changed_at,
});

/** The language that a responder is written to in; the organisation's where none was chosen, and for the fleet. */
export const calendarOwner = (responderId: ResponderId | null): Query<CalendarOwner | undefined> =>
  query<{ organization_name: string; zone: Zone; language: Language }, CalendarOwner | undefined>(
    {
      name: 'calendar-feed.owner',
      text: `SELECT o.organization_name, o.zone, coalesce(r.language, o.language) AS language
             FROM organisation_settings o LEFT JOIN responder r ON r.id = $1`,
      values: [responderId],
    },
    ([row]) =>
      row && {
        of: responderId === null ? 'fleet' : 'responder',
        organizationName: row.organization_name,
        zone: row.zone,
        language: row.language,
      },
  );
