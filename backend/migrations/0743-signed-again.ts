import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking whose hours change is signed again; what was signed before stays as it is. */
export class SignedAgain0743 implements MigrationInterface {
  readonly name = 'SignedAgain1763600000743';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE signed_agreement
        DROP CONSTRAINT signed_agreement_pkey,
        ADD PRIMARY KEY (booking_id, signed_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE signed_agreement
        DROP CONSTRAINT signed_agreement_pkey,
        ADD PRIMARY KEY (booking_id)`);
  }
}
