import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who approved or rejected a booking. */
export class BookingDeciders0695 implements MigrationInterface {
  readonly name = 'BookingDeciders1763600000695';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_diary ADD COLUMN decided_by uuid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_diary DROP COLUMN decided_by`);
  }
}
