import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a vehicle came back whose checkout could not be sent at once. */
export class ReturnedBeforeSent0775 implements MigrationInterface {
  readonly name = 'ReturnedBeforeSent1763600000775';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_diary ADD COLUMN returned_at timestamptz`);
    await runner.query(`ALTER TABLE usage_booking ADD COLUMN returned_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE usage_booking DROP COLUMN returned_at`);
    await runner.query(`ALTER TABLE booking_diary DROP COLUMN returned_at`);
  }
}
