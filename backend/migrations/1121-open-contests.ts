import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'odometer_shift_contested_idx';

/** Readings whose contest waits for an administrator. May run again. */
export class OpenContests1121 implements MigrationInterface {
  readonly name = 'OpenContests1763600001121';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${NAME}`); // one that was not finished
    await runner.query(
      `CREATE INDEX CONCURRENTLY ${NAME} ON odometer_shift (taken_at DESC, booking_id DESC)
       WHERE check_in_contest = 'open' OR check_out_contest = 'open'`,
    );
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${NAME}`);
  }
}
