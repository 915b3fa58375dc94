import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of people, by their public keys, and the challenges that they have answered, until these are too old anyway. */
export class Passkeys0727 implements MigrationInterface {
  readonly name = 'Passkeys1763600000727';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkey (
        id            uuid PRIMARY KEY,
        responder_id  uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        credential    text NOT NULL UNIQUE,
        public_key    bytea NOT NULL,
        uses          bigint NOT NULL,
        transports    text[] NOT NULL,
        name          text NOT NULL,
        added_at      timestamptz NOT NULL,
        last_used_at  timestamptz
      )`);
    await runner.query(`CREATE INDEX ON passkey (responder_id)`);
    await runner.query(`
      CREATE TABLE used_passkey_challenge (
        challenge  text PRIMARY KEY,
        forget_at  timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX ON used_passkey_challenge (forget_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE used_passkey_challenge, passkey`);
  }
}
