import { v7 } from 'uuid';
import { withConnection } from '../../src/platform/database/with-connection.js';
import type { RequestedBooking } from './booking-plan.js';

/**
 * What a booking comes down to when nothing is in its way: one call of one function that does the same writes. It is the
 * measure for the transaction that the store puts together.
 */
const FUNCTION = `
  CREATE FUNCTION bench_request_booking(
    a_booking_id uuid, a_event_id uuid, a_responder_id uuid, a_vehicle_id uuid, a_start_at timestamptz, a_end_at timestamptz,
    a_purpose text, a_week date, a_data jsonb, a_now timestamptz) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended(a_vehicle_id::text, 0));
    INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
    VALUES (a_now, a_event_id, a_booking_id, 1, 1, 'booking', 'BookingRequested', 'system:bench', a_event_id::text, a_data);
    INSERT INTO vehicle_reservation (booking_id, vehicle_id, responder_id, during)
    VALUES (a_booking_id, a_vehicle_id, a_responder_id, tstzrange(a_start_at, a_end_at)) ON CONFLICT (booking_id) DO NOTHING;
    INSERT INTO responder_week_share (booking_id, week_starts_on, responder_id, hours)
    VALUES (a_booking_id, a_week, a_responder_id, 1) ON CONFLICT (booking_id, week_starts_on) DO NOTHING;
    INSERT INTO responder_week AS week (responder_id, week_starts_on, hours) VALUES (a_responder_id, a_week, 1)
    ON CONFLICT (responder_id, week_starts_on) DO UPDATE SET hours = week.hours + EXCLUDED.hours;
    INSERT INTO booking_diary (booking_id, responder_id, vehicle_id, status, start_at, end_at, duration_hours, purpose,
                               eligibility_warnings, requested_at)
    VALUES (a_booking_id, a_responder_id, a_vehicle_id, 'pending', a_start_at, a_end_at, 1, a_purpose, '{}', a_now)
    ON CONFLICT (booking_id) DO NOTHING;
    INSERT INTO notification (id, event_id, kind, channel, recipient, responder_id, booking_id, stream, created_at, due_at, look_at)
    VALUES (uuidv7(), a_event_id, 'booking_requested', 'email', 'organisation', a_responder_id, a_booking_id, a_booking_id,
            a_now, a_now, a_now)
    ON CONFLICT DO NOTHING;
  END $$`;

export const createPlainBookingFunction = (url: string) => withConnection(url, (client) => client.query(FUNCTION));

/** The call as a prepared statement. */
export function callPlainBooking({ bookingId, event }: RequestedBooking) {
  const { responderId, vehicleId, startAt, endAt, purpose, hoursByWeek } = event.data;
  const week = hoursByWeek[0]?.weekStartsOn;
  const data = JSON.stringify(event.data);
  return {
    name: 'bench.request-booking',
    text: 'SELECT bench_request_booking($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    values: [bookingId, v7(), responderId, vehicleId, startAt, endAt, purpose, week, data, new Date().toISOString()],
  };
}
