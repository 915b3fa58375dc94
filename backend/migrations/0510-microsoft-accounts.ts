import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which Microsoft account signs in which responder: at most one each, and each for one responder only. */
export class MicrosoftAccounts0510 implements MigrationInterface {
  readonly name = 'MicrosoftAccounts1763600000510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE microsoft_account (
        responder_id  uuid PRIMARY KEY REFERENCES responder (id) ON DELETE CASCADE,
        issuer        text NOT NULL,
        subject       text NOT NULL,
        linked_at     timestamptz NOT NULL,
        UNIQUE (issuer, subject)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE microsoft_account`);
  }
}
