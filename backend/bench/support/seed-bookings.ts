import type pg from 'pg';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { THIS_SUNDAY } from './organisation.js';
import { withoutIndexes } from './without-indexes.js';

/**
 * Years of bookings before this week, four hours each, six hours apart on every vehicle, set-based: the log with all of
 * their events in the order in which they happened, and the inline views as those events leave them, which
 * backend/test/bench/bench.spec.ts compares with a rebuild. Seven in ten were completed, the rest cancelled, rejected or
 * never driven. Needs the organization and nothing else in the database.
 */
export async function seedBookings(url: string, bookings: number): Promise<void> {
  await withConnection(url, async (client) => {
    await prepare(client);
    await client.query(PLAN, [bookings, THIS_SUNDAY]);
    await Promise.all([
      withoutIndexes(client, ['event'], () => client.query(EVENTS)),
      withConnection(url, async (other) => {
        await prepare(other);
        await withoutIndexes(other, ['booking_diary', 'vehicle_reservation', 'responder_week_share'], async () => {
          for (const view of VIEWS) await other.query(view);
        });
      }),
    ]);
    await client.query(`DROP TABLE bench_seed`);
    await settle(client);
  });
}

async function prepare(client: pg.Client): Promise<void> {
  await client.query(`SET work_mem = '256MB'`);
  await client.query(`SET maintenance_work_mem = '256MB'`);
  await client.query(`SET synchronous_commit = off`);
}

/** Statistics, visibility and pages on disk as an old database has them, so that none of it falls into a measurement. */
async function settle(client: pg.Client): Promise<void> {
  await client.query('VACUUM (ANALYZE, FREEZE)');
  await client.query('CHECKPOINT');
}

const PLAN = `
  CREATE UNLOGGED TABLE bench_seed AS
  WITH vehicles AS (SELECT array_agg(id ORDER BY id) AS ids FROM vehicle),
       responders AS (SELECT array_agg(id ORDER BY id) AS ids FROM responder)
  SELECT uuidv7() AS id, n, v.ids[1 + n % cardinality(v.ids)] AS vehicle_id, r.ids[1 + n % cardinality(r.ids)] AS responder_id,
         start_at, start_at + interval '4 hours' AS end_at, start_at - interval '2 days' + n % 3600 * interval '1 second' AS requested_at,
         CASE WHEN n % 20 < 14 THEN 'completed' WHEN n % 20 < 17 THEN 'cancelled' WHEN n % 20 < 19 THEN 'rejected' ELSE 'approved' END AS status,
         1000 + (n / cardinality(v.ids)) % 1000000 AS mileage_km
  FROM generate_series(0, $1::integer - 1) n, vehicles v, responders r,
       LATERAL (SELECT $2::timestamptz - (n / cardinality(v.ids) + 1) * interval '6 hours') AS at (start_at)`;

const iso = (expression: string) => `to_char(${expression} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const SUNDAY = `(date_trunc('week', start_at AT TIME ZONE 'UTC' + interval '1 day') - interval '1 day')::date`;
const who = `'responderId', responder_id, 'vehicleId', vehicle_id`;
const shift = `${who}, 'startAt', ${iso('start_at')}, 'endAt', ${iso('end_at')}`;
const APPROVED_AT = `requested_at + interval '1 hour'`;
const SIGNED_AT = `requested_at + interval '2 hours'`;
const CANCELLED_AT = `requested_at + interval '3 hours'`;
const CHECKED_IN_AT = `start_at + interval '1 minute'`;
const CHECKED_OUT_AT = `end_at - interval '30 minutes'`;

const EVENTS = `
  INSERT INTO event (recorded_at, id, stream, version, schema_version, stream_type, type, actor, correlation_id, data)
  SELECT recorded_at, uuidv7(), id, version, 1, 'booking', type, 'responder:' || responder_id, id::text, data
  FROM bench_seed, LATERAL (
    SELECT 1 AS version, 'BookingRequested' AS type, requested_at AS recorded_at,
           jsonb_build_object(${shift}, 'durationHours', 4, 'purpose', 'Weekly training drive', 'zone', 'UTC',
             'hoursByWeek', jsonb_build_array(jsonb_build_object('weekStartsOn', ${SUNDAY}, 'hours', 4)),
             'eligibilityWarnings', '[]'::jsonb, 'ruleVersion', 1) AS data
    UNION ALL SELECT 2, 'BookingApproved', ${APPROVED_AT}, jsonb_build_object(${who}, 'adminNotes', NULL) WHERE status <> 'rejected'
    UNION ALL SELECT 2, 'BookingRejected', ${APPROVED_AT}, jsonb_build_object(${who}, 'reason', 'Needed elsewhere') WHERE status = 'rejected'
    UNION ALL SELECT 3, 'BookingCancelled', ${CANCELLED_AT}, jsonb_build_object(${who}, 'reason', NULL, 'cancelledBy', 'responder') WHERE status = 'cancelled'
    UNION ALL SELECT 3, 'AgreementSigned', ${SIGNED_AT},
           jsonb_build_object(${who}, 'agreementVersion', '1', 'pdfSha256', encode(sha256(id::text::bytea), 'hex')) WHERE status = 'completed'
    UNION ALL SELECT 4, 'VehicleCheckedIn', ${CHECKED_IN_AT},
           jsonb_build_object(${shift}, 'fuelPercent', 80, 'mileageKm', mileage_km, 'checklist', '["vehicle-exterior", "vehicle-interior"]'::jsonb,
             'preExistingDamage', NULL, 'notes', NULL, 'odometerDiscrepancy', NULL, 'completedOnDeviceAt', NULL) WHERE status = 'completed'
    UNION ALL SELECT 5, 'VehicleCheckedOut', ${CHECKED_OUT_AT},
           jsonb_build_object(${shift}, 'fuelPercent', 60, 'mileageKm', mileage_km + 30, 'damageReports', '[]'::jsonb,
             'noDamageConfirmed', true, 'notes', NULL, 'checkedOutBy', 'responder') WHERE status = 'completed'
  ) AS e ORDER BY recorded_at, n, version`;

const VIEWS = [
  `INSERT INTO booking_diary (booking_id, responder_id, vehicle_id, status, start_at, end_at, duration_hours, purpose, eligibility_warnings,
     requested_at, decided_at, decided_by, reason, signed_at, agreement_version, pdf_sha256, checked_in_at, check_in_mileage_km, check_in_fuel_percent,
     checked_out_at, check_out_mileage_km, check_out_fuel_percent, cancelled_at, cancelled_by)
   SELECT id, responder_id, vehicle_id, status, start_at, end_at, 4, 'Weekly training drive', '{}', requested_at, ${APPROVED_AT}, responder_id,
     CASE status WHEN 'rejected' THEN 'Needed elsewhere' END,
     CASE status WHEN 'completed' THEN ${SIGNED_AT} END, CASE status WHEN 'completed' THEN '1' END,
     CASE status WHEN 'completed' THEN encode(sha256(id::text::bytea), 'hex') END,
     CASE status WHEN 'completed' THEN ${CHECKED_IN_AT} END, CASE status WHEN 'completed' THEN mileage_km END, CASE status WHEN 'completed' THEN 80 END,
     CASE status WHEN 'completed' THEN ${CHECKED_OUT_AT} END, CASE status WHEN 'completed' THEN mileage_km + 30 END, CASE status WHEN 'completed' THEN 60 END,
     CASE status WHEN 'cancelled' THEN ${CANCELLED_AT} END, CASE status WHEN 'cancelled' THEN 'responder' END
   FROM bench_seed ORDER BY n DESC`,
  `INSERT INTO vehicle_reservation (booking_id, vehicle_id, responder_id, during)
   SELECT id, vehicle_id, CASE status WHEN 'approved' THEN responder_id END,
          tstzrange(start_at, CASE status WHEN 'completed' THEN ${CHECKED_OUT_AT} ELSE end_at END)
   FROM bench_seed WHERE status IN ('completed', 'approved') ORDER BY n DESC`,
  `INSERT INTO responder_week_share (booking_id, week_starts_on, responder_id, hours)
   SELECT id, ${SUNDAY}, responder_id, 4 FROM bench_seed WHERE status IN ('completed', 'approved') ORDER BY n DESC`,
  `INSERT INTO responder_week (responder_id, week_starts_on, hours)
   SELECT responder_id, ${SUNDAY}, sum(CASE WHEN status IN ('completed', 'approved') THEN 4 ELSE 0 END) FROM bench_seed GROUP BY 1, 2`,
  `INSERT INTO vehicle_condition (vehicle_id, booking_id, step, fuel_percent, mileage_km, read_at)
   SELECT DISTINCT ON (vehicle_id) vehicle_id, id, 'check-out', 60, mileage_km + 30, ${CHECKED_OUT_AT}
   FROM bench_seed WHERE status = 'completed' ORDER BY vehicle_id, end_at DESC`,
];
