import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of vehicles is not all right, and what was done about it. */
export class VehicleDefects0931 implements MigrationInterface {
  readonly name = 'VehicleDefects1763600000931';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vehicle_defect (
        defect_id   uuid PRIMARY KEY,
        vehicle_id  uuid NOT NULL,
        booking_id  uuid NOT NULL,
        occasion    text NOT NULL,
        label_en    text NOT NULL,
        label_he    text NOT NULL,
        is_critical boolean NOT NULL,
        reading     text,
        expires_on  text,
        photo_ids   text[] NOT NULL,
        reported_at timestamptz NOT NULL,
        reported_by uuid,
        reported_in uuid NOT NULL,
        state       text NOT NULL,
        state_at    timestamptz NOT NULL,
        planned_on  text
      )`);
    await runner.query(`COMMENT ON COLUMN vehicle_defect.reported_in IS 'the event, whose words are read with it'`);
    await runner.query(`CREATE INDEX ON vehicle_defect (booking_id)`);
    await runner.query(`
      CREATE INDEX vehicle_defect_standing ON vehicle_defect (vehicle_id, reported_at DESC, defect_id DESC)
      WHERE state NOT IN ('fixed', 'declined')`);
    await runner.query(`
      CREATE INDEX vehicle_defect_standing_in_fleet ON vehicle_defect (reported_at DESC, defect_id DESC)
      WHERE state NOT IN ('fixed', 'declined')`);
    await runner.query(`
      CREATE INDEX vehicle_defect_closed ON vehicle_defect (vehicle_id, state_at DESC, defect_id DESC)
      WHERE state IN ('fixed', 'declined')`);
    await runner.query(`
      CREATE INDEX vehicle_defect_closed_in_fleet ON vehicle_defect (state_at DESC, defect_id DESC)
      WHERE state IN ('fixed', 'declined')`);
    await runner.query(`
      CREATE TABLE vehicle_defect_step (
        event_id   uuid PRIMARY KEY,
        defect_id  uuid NOT NULL,
        booking_id uuid NOT NULL,
        state      text NOT NULL,
        planned_on text,
        cost_cents integer,
        photo_ids  text[] NOT NULL,
        taken_at   timestamptz NOT NULL,
        taken_by   uuid
      )`);
    await runner.query(`CREATE INDEX ON vehicle_defect_step (defect_id, taken_at)`);
    await runner.query(`CREATE INDEX ON vehicle_defect_step (booking_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE vehicle_defect_step`);
    await runner.query(`DROP TABLE vehicle_defect`);
  }
}
