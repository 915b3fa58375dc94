import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Usage lists who missed bookings or brought vehicles back late. May run again. */
export class LapsesByStart0771 implements MigrationInterface {
  readonly name = 'LapsesByStart1763600000771';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS booking_diary_lapses`); // one that was not finished
    await runner.query(`
      CREATE INDEX CONCURRENTLY booking_diary_lapses ON booking_diary (start_at)
      WHERE released_because = 'not-checked-in' OR checked_out_at > end_at OR status = 'active'`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_diary_lapses`);
  }
}
