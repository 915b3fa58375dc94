import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where on the drawing of its vehicle a damage is, and the id of its report. */
export class DamagePlaces0920 implements MigrationInterface {
  readonly name = 'DamagePlaces1763600000920';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle_damage ADD COLUMN place text, ADD COLUMN report_id uuid`);
    await runner.query(`COMMENT ON COLUMN vehicle_damage.place IS 'null: not on the drawing'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle_damage DROP COLUMN place, DROP COLUMN report_id`);
  }
}
