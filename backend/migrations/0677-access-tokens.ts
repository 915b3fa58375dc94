import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Access tokens of other programs, and how often each called within the minute. */
export class AccessTokens0677 implements MigrationInterface {
  readonly name = 'AccessTokens1763600000677';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access_token (
        id            uuid PRIMARY KEY,
        name          text NOT NULL,
        scopes        text[] NOT NULL,
        secret_hash   bytea NOT NULL,
        created_by    uuid REFERENCES responder (id) ON DELETE SET NULL,
        created_at    timestamptz NOT NULL,
        expires_at    timestamptz,
        revoked_at    timestamptz,
        last_used_at  timestamptz
      )`);
    await runner.query(`CREATE INDEX ON access_token (created_by)`);
    // lost in a crash, after which counting restarts; in return no call waits for a disk
    await runner.query(`
      CREATE UNLOGGED TABLE access_token_use (
        token_id  uuid PRIMARY KEY,
        minute    bigint NOT NULL,
        calls     integer NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE access_token_use, access_token`);
  }
}
