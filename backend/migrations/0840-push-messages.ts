import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Browsers that take push messages, and which types their people switched off. */
export class PushMessages0840 implements MigrationInterface {
  readonly name = 'PushMessages1763600000840';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_subscription (
        id            uuid PRIMARY KEY,
        responder_id  uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        device_id     uuid NOT NULL REFERENCES known_device (id) ON DELETE CASCADE,
        endpoint      text NOT NULL,
        p256dh        text NOT NULL,
        auth          text NOT NULL,
        server_key    text NOT NULL,
        since         timestamptz NOT NULL
      )`);
    await runner.query(`COMMENT ON COLUMN push_subscription.id IS 'made of the endpoint'`);
    await runner.query(`COMMENT ON COLUMN push_subscription.server_key IS 'the public key that its browser was given'`);
    await runner.query(`CREATE INDEX ON push_subscription (responder_id)`);
    await runner.query(`CREATE INDEX ON push_subscription (device_id)`);
    await runner.query(`ALTER TABLE responder ADD COLUMN push_off text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`
      ALTER TABLE notification
        DROP CONSTRAINT notification_channel_check,
        ADD CONSTRAINT notification_channel_check CHECK (channel IN ('email', 'whatsapp', 'push')) NOT VALID`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM notification_attempt a USING notification n WHERE n.id = a.notification_id AND n.channel = 'push'`,
    );
    await runner.query(`DELETE FROM notification WHERE channel = 'push'`);
    await runner.query(`
      ALTER TABLE notification
        DROP CONSTRAINT notification_channel_check,
        ADD CONSTRAINT notification_channel_check CHECK (channel IN ('email', 'whatsapp'))`);
    await runner.query(`ALTER TABLE responder DROP COLUMN push_off`);
    await runner.query(`DROP TABLE push_subscription`);
  }
}
