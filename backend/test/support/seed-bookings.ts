import type { Client } from 'pg';
import type { BookingId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Dice } from '../../src/app/seed/dice.js';
import { firstNames, lastNames, samplePurpose } from '../../src/app/seed/sample-words.js';
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
const PURPOSES = 2_003;

/**
 * Years of bookings, four hours each back to back on every vehicle, set-based into the log and the views: eight in ten
 * completed, one rejected, one cancelled, some back late, some approved and never driven, and in the coming days pending and
 * approved ones. Needs an empty database.
 * Names and purposes are as varied as people's, so that what is read by them is planned as in life.
 */
export async function seedBookings(url: string, seed: Seed): Promise<SeededBookings> {
  return withConnection(url, async (client) => {
    await client.query('SET session_replication_role = replica'); // what is seeded refers to what is seeded
    return indexedAfterwards(client, () => fill(client, seed));
  });
}

async function fill(client: Client, { bookings, vehicles, responders, until }: Seed): Promise<SeededBookings> {
  const dice = new Dice();
  const purposes = Array.from({ length: PURPOSES }, () => samplePurpose(dice));
  await client.query(
    `INSERT INTO vehicle (id, name, type, location, allowed_roles, service_status, added_at)
     SELECT uuidv7(), 'Vehicle ' || n, 'BLS', 'Base', '{}', 'available', $2 FROM generate_series(1, $1::integer) n`,
    [vehicles, until],
  );
  await client.query(
    `INSERT INTO responder (id, unit_number, first_name, last_name, email, phone_number, department, license_verified, registered_at)
     SELECT uuidv7(), lpad((n - 1)::text, 3, '0'), ($3::text[])[1 + n % cardinality($3)], ($4::text[])[1 + n % cardinality($4)], 'seed' || n || '@example.org', '0500000' || lpad((n - 1)::text, 3, '0'),
            'EMT', true, $2
     FROM generate_series(1, $1::integer) n`,
    [responders, until, firstNames, lastNames],
  );
  await client.query(
    `CREATE TEMPORARY TABLE seeded AS
     WITH v AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS nth FROM vehicle),
          r AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS nth FROM responder),
          n AS (SELECT n, n % $2::integer AS vehicle, n / $2::integer AS slot, (n * 7919::bigint) % $3::integer AS responder FROM generate_series(0, $1::integer - 1) n)
     SELECT uuidv7() AS id, n.n AS nth, v.id AS vehicle_id, r.id AS responder_id,
            $4::timestamptz + make_interval(hours => 4 * ($5 - slot)::integer) AS start_at,
            CASE WHEN slot < $5 THEN (CASE WHEN slot % 2 = 0 THEN 'pending' ELSE 'approved' END)
                 WHEN n.n % 100 = 51 THEN 'approved' WHEN n.n % 10 = 3 THEN 'rejected' WHEN n.n % 10 = 7 THEN 'cancelled' ELSE 'completed' END AS status,
            ($6::text[])[1 + (n.n * 104729::bigint) % cardinality($6)] AS purpose
     FROM n JOIN v ON v.nth = n.vehicle JOIN r ON r.nth = n.responder`,
    [bookings, vehicles, responders, until, OPEN_PER_VEHICLE, purposes],
  );
  await client.query(
    `INSERT INTO booking_diary (booking_id, responder_id, vehicle_id, status, start_at, end_at, duration_hours, purpose, eligibility_warnings,
                                requested_at, signed_at, agreement_version, pdf_sha256, checked_in_at, odometer_last_km, checked_out_at)
     SELECT id, responder_id, vehicle_id, status, start_at, start_at + interval '4 hours', 4, purpose, '{}', start_at - interval '1 day',
            CASE WHEN status = 'completed' THEN start_at - interval '12 hours' END, '2026-11', encode(sha256('signed'), 'hex'),
            CASE WHEN with_check_in THEN start_at END, CASE WHEN with_check_in THEN 100 END,
            CASE WHEN status = 'completed' THEN start_at + make_interval(hours => CASE WHEN nth % 100 = 0 THEN 5 ELSE 4 END) END
     FROM seeded, LATERAL (SELECT status = 'completed' AND extract(epoch FROM start_at)::bigint / 3600 % 20 = 0 AS with_check_in)`,
  );
  await client.query(
    `INSERT INTO signed_agreement (booking_id, responder_id, agreement_version, signer_name, signed_on, signed_at, address,
                                   user_agent, signature_png, pdf, pdf_sha256)
     SELECT booking_id, responder_id, agreement_version, 'Seeded', signed_at::date, signed_at, '', '', '', 'signed', pdf_sha256
     FROM booking_diary WHERE signed_at IS NOT NULL`,
  );
  // a damage at every tenth return or so, nearly all of them resolved long ago
  await client.query(
    `INSERT INTO vehicle_damage (damage_id, vehicle_id, booking_id, responder_id, shift_start_at, shift_end_at, area, severity,
                                 description, reported_at, resolved_at, resolved_by, resolution_note)
     SELECT uuidv7(), vehicle_id, id, responder_id, start_at, start_at + interval '4 hours', 'roof', 'minor', 'Seeded', start_at,
            CASE WHEN start_at < $1::timestamptz - interval '30 days' THEN start_at + interval '3 days' END, NULL, NULL
     FROM seeded WHERE status = 'completed' AND extract(epoch FROM start_at)::bigint / 3600 % 40 = 0`,
    [until],
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
  const [one] = rows;
  if (!one) throw new Error('nothing was seeded');
  return { bookingId: one.id, responderId: one.responder_id, vehicleId: one.vehicle_id };
}

/**
 * Indexes that do not hold a key are built when all rows are there, which is several times as fast. That of an exclusion
 * comes back as an index alone: it is read in the same way, and what is seeded does not overlap.
 */
async function indexedAfterwards<Result>(client: Client, fillTables: () => Promise<Result>): Promise<Result> {
  const { rows } = await client.query<{ drop: string; build: string }>(
    `SELECT CASE WHEN conname IS NULL THEN format('DROP INDEX %s', indexrelid::regclass)
                 ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', indrelid::regclass, conname) END AS drop,
            pg_get_indexdef(indexrelid) AS build
     FROM pg_index LEFT JOIN pg_constraint ON conindid = indexrelid AND conrelid = indrelid
     WHERE indrelid = ANY($1::regclass[]) AND (conname IS NULL OR contype = 'x')`,
    [['booking_diary', 'signed_agreement', 'vehicle_reservation', 'activity_feed', 'event']],
  );
  for (const { drop } of rows) await client.query(drop);
  const result = await fillTables();
  for (const { build } of rows) await client.query(build);
  await client.query('ANALYZE');
  return result;
}
