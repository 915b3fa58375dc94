import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions, counted sign-in failures and the organization's secrets; nothing here can be turned back into a credential. */
export class Auth0110 implements MigrationInterface {
  readonly name = 'Auth1763600000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE session (
        id_hash       bytea PRIMARY KEY,
        responder_id  uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        started_at    timestamptz NOT NULL,
        last_seen_at  timestamptz NOT NULL,
        expires_at    timestamptz NOT NULL,
        admin_until   timestamptz
      )`);
    await runner.query(`CREATE INDEX ON session (responder_id)`);
    await runner.query(`CREATE INDEX ON session (expires_at)`);

    await runner.query(`
      CREATE TABLE sign_in_throttle (
        key         text PRIMARY KEY,
        failed_at   timestamptz[] NOT NULL DEFAULT '{}',
        lockouts    smallint NOT NULL DEFAULT 0,
        touched_at  timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX ON sign_in_throttle (touched_at)`);

    await runner.query(`
      CREATE TABLE organisation_secret (
        name        text PRIMARY KEY,
        hash        text NOT NULL,
        changed_at  timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE organisation_secret, sign_in_throttle, session`);
  }
}
