import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A worker looks every minute for bookings that should have begun. May run again. */
export class BookingsNotBegun0745 implements MigrationInterface {
  readonly name = 'BookingsNotBegun1763600000745';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS booking_diary_not_begun`); // one that was not finished
    await runner.query(`
      CREATE INDEX CONCURRENTLY booking_diary_not_begun ON booking_diary (start_at)
      WHERE status IN ('pending', 'approved')`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_diary_not_begun`);
  }
}
