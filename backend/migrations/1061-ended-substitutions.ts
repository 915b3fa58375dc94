import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'substitution_settled_at_idx';

/** What ended lately, for the mail to the office. May run again. */
export class EndedSubstitutions1061 implements MigrationInterface {
  readonly name = 'EndedSubstitutions1763600001061';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${NAME}`); // one that was not finished
    await runner.query(`CREATE INDEX CONCURRENTLY ${NAME} ON substitution (settled_at) WHERE status = 'ended'`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${NAME}`);
  }
}
