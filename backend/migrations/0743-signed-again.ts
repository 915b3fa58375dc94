import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking whose hours change is signed again; what was signed before stays as it is. May run again. */
export class SignedAgain0743 implements MigrationInterface {
  readonly name = 'SignedAgain1763600000743';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS signed_agreement_again`); // one that was not finished
    await runner.query(`
      CREATE UNIQUE INDEX CONCURRENTLY signed_agreement_again ON signed_agreement (booking_id, signed_at)`);
    await runner.query(`
      ALTER TABLE signed_agreement
        DROP CONSTRAINT signed_agreement_pkey,
        ADD CONSTRAINT signed_agreement_pkey PRIMARY KEY USING INDEX signed_agreement_again`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE signed_agreement
        DROP CONSTRAINT signed_agreement_pkey,
        ADD PRIMARY KEY (booking_id)`);
  }
}
