import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each offer to everybody looks for the few people who want to hear of it, among all. May run again. */
export class PeopleToldOfOffers0875 implements MigrationInterface {
  readonly name = 'PeopleToldOfOffers1763600000875';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS responder_told_of_offers`); // one that was not finished
    await runner.query(`CREATE INDEX CONCURRENTLY responder_told_of_offers ON responder (id) WHERE told_of_offers`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX responder_told_of_offers`);
  }
}
