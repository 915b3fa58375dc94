import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a request that changed began to wait again. */
export class AskedAgain0774 implements MigrationInterface {
  readonly name = 'AskedAgain1763600000774';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_diary ADD COLUMN asked_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_diary DROP COLUMN asked_at`);
  }
}
