import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The booking core's views. The constraints are the rules that no single command can see: no double booking, no 31st
 * hour, one holder per vehicle. Their names follow PostgreSQL's own naming, so that a rebuild by LIKE keeps them.
 */
export class Booking0200 implements MigrationInterface {
  readonly name = 'Booking1763600000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS btree_gist`);
    await runner.query(`
      CREATE TABLE booking_diary (
        booking_id              uuid PRIMARY KEY,
        responder_id            uuid NOT NULL,
        vehicle_id              uuid NOT NULL,
        status                  text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'cancelled', 'active', 'completed')),
        start_at                timestamptz NOT NULL,
        end_at                  timestamptz NOT NULL,
        duration_hours          smallint NOT NULL,
        purpose                 text NOT NULL,
        eligibility_warnings    text[] NOT NULL,
        requested_at            timestamptz NOT NULL,
        decided_at              timestamptz,
        admin_notes             text,
        reason                  text,
        signed_at               timestamptz,
        agreement_version       text,
        pdf_sha256              text,
        checked_in_at           timestamptz,
        check_in_mileage_km     integer,
        check_in_fuel_percent   smallint,
        odometer_last_km        integer,
        checked_out_at          timestamptz,
        check_out_mileage_km    integer,
        check_out_fuel_percent  smallint,
        damage_report_count     smallint NOT NULL DEFAULT 0,
        cancelled_at            timestamptz,
        cancelled_by            text
      )`);
    await runner.query(`CREATE INDEX ON booking_diary (responder_id, start_at DESC, booking_id DESC)`);
    await runner.query(`CREATE INDEX ON booking_diary (vehicle_id, start_at DESC, booking_id DESC)`);
    await runner.query(`CREATE INDEX ON booking_diary (status, start_at DESC, booking_id DESC)`);
    await runner.query(`CREATE INDEX ON booking_diary (start_at DESC, booking_id DESC)`);

    await runner.query(`
      CREATE TABLE vehicle_reservation (
        booking_id    uuid PRIMARY KEY,
        vehicle_id    uuid NOT NULL,
        responder_id  uuid REFERENCES responder (id),
        during        tstzrange NOT NULL,
        EXCLUDE USING gist (vehicle_id WITH =, during WITH &&)
      )`);
    await runner.query(`COMMENT ON COLUMN vehicle_reservation.responder_id IS
      'whom the booking still binds; null once the vehicle is returned, so that only open bookings keep a responder from being erased'`);
    await runner.query(`CREATE INDEX ON vehicle_reservation (responder_id) WHERE responder_id IS NOT NULL`);

    await runner.query(`
      CREATE TABLE responder_week_share (
        booking_id      uuid NOT NULL,
        week_starts_on  date NOT NULL,
        responder_id    uuid NOT NULL,
        hours           smallint NOT NULL,
        PRIMARY KEY (booking_id, week_starts_on)
      )`);
    await runner.query(`
      CREATE TABLE responder_week (
        responder_id    uuid NOT NULL,
        week_starts_on  date NOT NULL,
        hours           smallint NOT NULL CHECK (hours <= 30),
        PRIMARY KEY (responder_id, week_starts_on)
      )`);

    await runner.query(`CREATE TABLE dashboard_booking (booking_id uuid PRIMARY KEY, status text NOT NULL)`);
    await runner.query(`CREATE TABLE dashboard_count (status text PRIMARY KEY, bookings bigint NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE dashboard_count, dashboard_booking, responder_week, responder_week_share, vehicle_reservation, booking_diary`,
    );
  }
}
