import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages about an offer of the waitlist, which belong to no booking yet, are found when the offer ends. May run again. */
export class WaitlistMessages0796 implements MigrationInterface {
  readonly name = 'WaitlistMessages1763600000796';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS notification_queued_stream`); // one that was not finished
    await runner.query(`
      CREATE INDEX CONCURRENTLY notification_queued_stream ON notification (stream)
      WHERE booking_id IS NULL AND state = 'queued'`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_queued_stream`);
  }
}
