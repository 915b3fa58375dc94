import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages, with recipient and due time, and every attempt to send them. */
export class Notifications0620 implements MigrationInterface {
  readonly name = 'Notifications1763600000620';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notification (
        id            uuid PRIMARY KEY,
        event_id      uuid NOT NULL,
        kind          text NOT NULL,
        channel       text NOT NULL CHECK (channel IN ('email', 'whatsapp')),
        recipient     text NOT NULL CHECK (recipient IN ('responder', 'organisation')),
        responder_id  uuid NOT NULL,
        booking_id    uuid,
        stream        uuid NOT NULL,
        state         text NOT NULL DEFAULT 'queued'
                      CHECK (state IN ('queued', 'sending', 'sent', 'failed', 'not_configured', 'withdrawn')),
        created_at    timestamptz NOT NULL,
        due_at        timestamptz NOT NULL,
        look_at       timestamptz NOT NULL,
        tries         smallint NOT NULL DEFAULT 0,
        attempts      smallint NOT NULL DEFAULT 0,
        settled_at    timestamptz,
        problem       text,
        said          text,
        provider_id   text,
        delivered_at  timestamptz,
        read_at       timestamptz,
        UNIQUE (event_id, kind, channel, recipient)
      )`);
    await runner.query(`COMMENT ON COLUMN notification.responder_id IS 'whom it is about, whoever is written to'`);
    await runner.query(`COMMENT ON COLUMN notification.look_at IS
      'while it is queued or being sent: when it is picked up next, should nobody have finished it by then'`);
    await runner.query(`COMMENT ON COLUMN notification.tries IS 'since it was queued, by the event or by a person'`);
    await runner.query(`COMMENT ON COLUMN notification.attempts IS 'all of them'`);
    await runner.query(`CREATE INDEX ON notification (look_at) WHERE state IN ('queued', 'sending')`);
    await runner.query(`CREATE INDEX ON notification (booking_id)`);
    await runner.query(`CREATE INDEX ON notification (state, id DESC)`);
    await runner.query(`CREATE INDEX ON notification (provider_id) WHERE provider_id IS NOT NULL`);
    await runner.query(`
      CREATE TABLE notification_attempt (
        notification_id  uuid NOT NULL REFERENCES notification,
        number           smallint NOT NULL,
        began_at         timestamptz NOT NULL,
        ended_at         timestamptz,
        outcome          text,
        problem          text,
        said             text,
        provider_id      text,
        PRIMARY KEY (notification_id, number)
      )`);
    await runner.query(`COMMENT ON COLUMN notification_attempt.outcome IS 'null: it is under way, or was cut off'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE notification_attempt`);
    await runner.query(`DROP TABLE notification`);
  }
}
