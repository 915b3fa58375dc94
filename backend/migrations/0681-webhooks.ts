import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses of other programs that receive events, their positions in the log, and the outcome of each delivery. */
export class Webhooks0681 implements MigrationInterface {
  readonly name = 'Webhooks1763600000681';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhook (
        id                    uuid PRIMARY KEY,
        version               integer NOT NULL,
        name                  text NOT NULL,
        address               text NOT NULL,
        event_types           text[],
        created_at            timestamptz NOT NULL,
        secret                bytea NOT NULL,
        former_secret         bytea,
        former_secret_until   timestamptz,
        transaction           xid8 NOT NULL,
        position              bigint NOT NULL,
        failed_tries          integer NOT NULL DEFAULT 0,
        failing_since         timestamptz,
        next_attempt_at       timestamptz NOT NULL,
        paused_at             timestamptz,
        pause_reason          text,
        CHECK ((paused_at IS NULL) = (pause_reason IS NULL))
      )`);
    await runner.query(`COMMENT ON COLUMN webhook.event_types IS 'null: all of them'`);
    await runner.query(
      `COMMENT ON COLUMN webhook.secret IS 'encrypted under SESSION_SECRET: the database alone signs nothing'`,
    );
    await runner.query(
      `COMMENT ON COLUMN webhook.position IS 'with transaction: the place in the log up to which it was told'`,
    );
    await runner.query(`
      CREATE TABLE webhook_delivery (
        id              uuid PRIMARY KEY,
        webhook_id      uuid NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
        message_id      uuid NOT NULL,
        message_type    text NOT NULL,
        began_at        timestamptz NOT NULL,
        milliseconds    integer NOT NULL,
        failure         text,
        answered_status integer,
        said            text
      )`);
    await runner.query(`COMMENT ON COLUMN webhook_delivery.failure IS 'null: the receiver took it'`);
    await runner.query(`CREATE INDEX ON webhook_delivery (webhook_id, began_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX ON webhook_delivery (began_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE webhook_delivery, webhook`);
  }
}
