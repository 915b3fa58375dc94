import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each request looks for the administrators who are told of it, among all people. May run again. */
export class Administrators0825 implements MigrationInterface {
  readonly name = 'Administrators1763600000825';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS responder_administrators`); // one that was not finished
    await runner.query(`CREATE INDEX CONCURRENTLY responder_administrators ON responder (id) WHERE is_admin`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX responder_administrators`);
  }
}
