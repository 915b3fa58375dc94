import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk counts the extensions that wait, which are few among all bookings. May run again. */
export class ExtensionsToDecide0781 implements MigrationInterface {
  readonly name = 'ExtensionsToDecide1763600000781';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS booking_diary_extension_asked`); // one that was not finished
    await runner.query(`
      CREATE INDEX CONCURRENTLY booking_diary_extension_asked ON booking_diary (extension_asked_until)
      WHERE extension_asked_until IS NOT NULL`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_diary_extension_asked`);
  }
}
