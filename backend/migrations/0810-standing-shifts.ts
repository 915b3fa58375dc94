import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Hours that somebody has again and again, the bookings made for them, and the days that could not be booked. The unique index lets one of
 * two workers make a day.
 */
export class StandingShifts0810 implements MigrationInterface {
  readonly name = 'StandingShifts1763600000810';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE standing_shift (
        standing_shift_id uuid PRIMARY KEY,
        responder_id      uuid NOT NULL,
        vehicle_id        uuid,
        vehicle_type      text,
        weekdays          text[] NOT NULL,
        start_hour        smallint NOT NULL,
        duration_hours    smallint NOT NULL,
        from_day          text NOT NULL,
        until_day         text,
        except_days       text[] NOT NULL,
        set_at            timestamptz NOT NULL,
        set_by            uuid,
        since             timestamptz NOT NULL,
        ended_at          timestamptz,
        ended_because     text
      )`);
    await runner.query(`CREATE INDEX ON standing_shift (responder_id)`);
    await runner.query(`CREATE INDEX ON standing_shift (set_at) WHERE ended_at IS NULL`);
    await runner.query(`CREATE INDEX ON standing_shift (ended_at) WHERE ended_at IS NOT NULL`);
    await runner.query(`
      CREATE TABLE standing_shift_booking (
        booking_id        uuid PRIMARY KEY,
        standing_shift_id uuid NOT NULL,
        day               text NOT NULL,
        is_dropped        boolean NOT NULL DEFAULT false
      )`);
    await runner.query(`CREATE UNIQUE INDEX ON standing_shift_booking (standing_shift_id, day) WHERE NOT is_dropped`);
    await runner.query(`
      CREATE TABLE standing_shift_gap (
        standing_shift_id uuid NOT NULL,
        day               text NOT NULL,
        because           text NOT NULL,
        start_at          timestamptz NOT NULL,
        end_at            timestamptz NOT NULL,
        told_at           timestamptz NOT NULL,
        PRIMARY KEY (standing_shift_id, day)
      )`);
    await runner.query(`ALTER TABLE booking_diary ADD COLUMN standing_shift_id uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_diary DROP COLUMN standing_shift_id`);
    await runner.query(`DROP TABLE standing_shift_gap, standing_shift_booking, standing_shift`);
  }
}
