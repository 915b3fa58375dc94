import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'substitution_start_at_idx';

/** What colleagues were offered by its start, for the mail to the office. May run again. */
export class OfferedToColleagues1085 implements MigrationInterface {
  readonly name = 'OfferedToColleagues1763600001085';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${NAME}`); // one that was not finished
    await runner.query(
      `CREATE INDEX CONCURRENTLY ${NAME} ON substitution (start_at) WHERE status = 'ended' AND to_colleagues`,
    );
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${NAME}`);
  }
}
