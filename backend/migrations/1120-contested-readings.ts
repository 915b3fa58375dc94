import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether readings in the ledger are contested: null, or how the last contest stands. Who said what is in the log. */
export class ContestedReadings1120 implements MigrationInterface {
  readonly name = 'ContestedReadings1763600001120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE odometer_shift ADD COLUMN check_in_contest text, ADD COLUMN check_out_contest text`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE odometer_shift DROP COLUMN check_in_contest, DROP COLUMN check_out_contest`);
  }
}
