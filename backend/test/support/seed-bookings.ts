import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { withConnection } from '../../src/platform/database/with-connection.js';

export interface Seed {
  readonly bookings: number;
  readonly vehicles: number;
  readonly responders: number;
  /** Past bookings end here; a few dozen open ones follow. */
  readonly until: Instant;
}

export interface SeededBookings {
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
}

const OPEN_PER_VEHICLE = 6;

/**
 * Years of bookings, four hours each back to back on every vehicle, set-based into the log and the views: eight in ten
 * completed, one rejected, one cancelled, and in the coming days pending and approved ones. Needs an empty database.
 */
export async function seedBookings(url: string, seed: Seed): Promise<SeededBookings> {
  return withConnection(url, async (client) => {
    const { bookings, vehicles, responders, until } = seed;
    await client.query(
      `INSERT INTO vehicle (id, name, type, location, allowed_roles, service_status, added_at)
       SELECT uuidv7(), 'Vehicle ' || n, 'BLS', 'Base', '{}', 'available', $2 FROM generate_series(1, $1::integer) n`,
      [vehicles, until],
    );
    await client.query(
      `INSERT INTO responder (id, unit_number, first_name, last_name, email, phone_number, department, license_verified, registered_at)
       SELECT uuidv7(), lpad((n - 1)::text, 3, '0'), 'First', 'Last', 'seed' || n || '@example.org', '0500000' || lpad((n - 1)::text, 3, '0'),
              'EMT', true, $2
       FROM generate_series(1, $1::integer) n`,
      [responders, until],
    );
    await client.query(
      `CREATE TEMPORARY TABLE seeded AS
       WITH v AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS nth FROM vehicle),
            r AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS nth FROM responder),
            n AS (SELECT n, n % $2::integer AS vehicle, n / $2::integer AS slot, (n * 7919::bigint) % $3::integer AS responder FROM generate_series(0, $1::integer - 1) n)
       SELECT uuidv7() AS id, v.id AS vehicle_id, r.id AS responder_id,
              $4::timestamptz + make_interval(hours => 4 * ($5 - slot)::integer) AS start_at,
              CASE WHEN slot < $5 THEN (CASE WHEN slot % 2 = 0 THEN 'pending' ELSE 'approved' END)
                   WHEN n.n % 10 = 3 THEN 'rejected' WHEN n.n % 10 = 7 THEN 'cancelled' ELSE 'completed' END AS status
       FROM n JOIN v ON v.nth = n.vehicle JOIN r ON r.nth = n.responder`,
      [bookings, vehicles, responders, until, OPEN_PER_VEHICLE],
    );
    await client.query(
      `INSERT INTO booking_diary (booking_id, responder_id, vehicle_id, status, start_at, end_at, duration_hours, purpose, eligibility_warnings, requested_at)
       SELECT id, responder_id, vehicle_id, status, start_at, start_at + interval '4 hours', 4, 'Seeded', '{}', start_at - interval '1 day' FROM seeded`,
    );
    await client.query(
      `INSERT INTO vehicle_reservation (booking_id, vehicle_id, responder_id, during)
       SELECT id, vehicle_id, CASE WHEN status IN ('pending', 'approved') THEN responder_id END, tstzrange(start_at, start_at + interval '4 hours')
       FROM seeded WHERE status IN ('pending', 'approved', 'completed')`,
    );
    await client.query(
      `INSERT INTO responder_week_share (booking_id, week_starts_on, responder_id, hours)
       SELECT id, (date_trunc('week', start_at + interval '1 day') - interval '1 day')::date, responder_id, 4
       FROM seeded WHERE status IN ('pending', 'approved', 'completed')`,
    );
    await client.query(
      `INSERT INTO responder_week (responder_id, week_starts_on, hours)
       SELECT responder_id, week_starts_on, least(30, sum(hours)) FROM responder_week_share GROUP BY 1, 2`,
    );
    await client.query(
      `INSERT INTO activity_feed (event_id, responder_id, happened_at, code, booking_id)
       SELECT uuidv7(), responder_id, start_at - interval '1 day', 'booking-requested', id FROM seeded`,
    );
    await client.query(`INSERT INTO dashboard_booking (booking_id, status) SELECT id, status FROM seeded`);
    await client.query(
      `INSERT INTO dashboard_count (status, bookings) SELECT status, count(*) FROM seeded GROUP BY status`,
    );
    await client.query(
      `INSERT INTO event (stream, stream_type, version, id, type, schema_version, data, actor, correlation_id, recorded_at)
       SELECT id, 'booking', step, uuidv7(), CASE step WHEN 1 THEN 'BookingRequested' ELSE 'BookingApproved' END, 1,
              jsonb_build_object('responderId', responder_id, 'vehicleId', vehicle_id), 'system:seed', uuidv7(), start_at
       FROM seeded, generate_series(1, 2) step`,
    );
    const { rows } = await client.query<{ id: BookingId; responder_id: ResponderId; vehicle_id: VehicleId }>(
      `SELECT id, responder_id, vehicle_id FROM seeded WHERE status = 'pending' LIMIT 1`,
    );
    await client.query('ANALYZE');
    const [one] = rows;
    if (!one) throw new Error('nothing was seeded');
    return { bookingId: one.id, responderId: one.responder_id, vehicleId: one.vehicle_id };
  });
}
