import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices on which people signed in, sign-ins that wait for the confirmation of a new one, and the codes sent for it. */
export class KnownDevices0722 implements MigrationInterface {
  readonly name = 'KnownDevices1763600000722';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_device (
        id             uuid PRIMARY KEY,
        responder_id   uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        browser_hash   bytea NOT NULL,
        browser        text,
        system         text,
        network        text NOT NULL,
        confirmed_by   text NOT NULL,
        first_seen_at  timestamptz NOT NULL,
        last_seen_at   timestamptz NOT NULL,
        UNIQUE (browser_hash, responder_id)
      )`);
    await runner.query(`COMMENT ON COLUMN known_device.confirmed_by IS 'digits: they were not confirmed otherwise'`);
    await runner.query(`CREATE INDEX ON known_device (responder_id)`);
    await runner.query(`CREATE INDEX ON known_device (last_seen_at)`);

    await runner.query(`ALTER TABLE session ADD COLUMN device_id uuid`);
    await runner.query(`COMMENT ON COLUMN session.device_id IS 'null: it began before devices were remembered'`);
    await runner.query(
      `ALTER TABLE session ADD CONSTRAINT session_device_id_fkey
       FOREIGN KEY (device_id) REFERENCES known_device (id) ON DELETE CASCADE NOT VALID`,
    );

    await runner.query(`
      CREATE TABLE pending_sign_in (
        id            uuid PRIMARY KEY,
        cookie_hash   bytea NOT NULL UNIQUE,
        responder_id  uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        begun_at      timestamptz NOT NULL,
        expires_at    timestamptz NOT NULL,
        browser       text,
        system        text,
        network       text NOT NULL,
        phrase        smallint[] NOT NULL,
        asked_at      timestamptz,
        decided_at    timestamptz,
        decided_by    uuid,
        let_in        boolean
      )`);
    await runner.query(`COMMENT ON COLUMN pending_sign_in.asked_at IS 'when an administrator was asked to let it in'`);
    await runner.query(`CREATE INDEX ON pending_sign_in (responder_id)`);
    await runner.query(`CREATE INDEX ON pending_sign_in (expires_at)`);

    await runner.query(`
      CREATE TABLE one_time_code (
        id            uuid PRIMARY KEY,
        responder_id  uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        purpose       text NOT NULL,
        channel       text NOT NULL,
        sent_at       timestamptz NOT NULL,
        code_hash     bytea,
        tries         smallint NOT NULL DEFAULT 0,
        failed        boolean NOT NULL DEFAULT false
      )`);
    await runner.query(`COMMENT ON COLUMN one_time_code.code_hash IS 'null: used, or replaced by a newer one'`);
    await runner.query(`COMMENT ON COLUMN one_time_code.failed IS 'the channel did not take it'`);
    await runner.query(`CREATE INDEX ON one_time_code (responder_id, sent_at DESC)`);
    await runner.query(`CREATE INDEX ON one_time_code (sent_at)`);

    await runner.query(`ALTER TABLE organisation_settings ADD COLUMN confirm_new_devices boolean`);
    await runner.query(
      `COMMENT ON COLUMN organisation_settings.confirm_new_devices IS 'null: not chosen, which is on except in the demo'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN confirm_new_devices`);
    await runner.query(`ALTER TABLE session DROP COLUMN device_id`);
    await runner.query(`DROP TABLE one_time_code, pending_sign_in, known_device`);
  }
}
