import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Defects that somebody saw who did not have the vehicle, and how many of them a person reported on a day. */
export class SeenAtVehicles1021 implements MigrationInterface {
  readonly name = 'SeenAtVehicles1763600001021';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle_defect ALTER COLUMN booking_id DROP NOT NULL, ADD COLUMN place text`);
    await runner.query(`ALTER TABLE vehicle_defect_step ALTER COLUMN booking_id DROP NOT NULL`);
    await runner.query(`
      CREATE TABLE sighting_count (
        responder_id uuid PRIMARY KEY REFERENCES responder (id) ON DELETE CASCADE,
        day          text NOT NULL,
        reports      smallint NOT NULL,
        CONSTRAINT sighting_count_most CHECK (reports <= 10)
      )`);
    await runner.query(`
      CREATE TABLE seen_mail (
        defect_id uuid PRIMARY KEY,
        tried_at  timestamptz NOT NULL,
        told_at   timestamptz
      )`);
    await runner.query(`COMMENT ON TABLE sighting_count IS 'reports of a person on their last day with one'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE seen_mail`);
    await runner.query(`DROP TABLE sighting_count`);
    await runner.query(`ALTER TABLE vehicle_defect DROP COLUMN place`);
  }
}
