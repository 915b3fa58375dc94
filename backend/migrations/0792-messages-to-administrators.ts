import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One event is told to every administrator. May run again. */
export class MessagesToAdministrators0792 implements MigrationInterface {
  readonly name = 'MessagesToAdministrators1763600000792';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS notification_by_person`); // one that was not finished
    await runner.query(`
      CREATE UNIQUE INDEX CONCURRENTLY notification_by_person
      ON notification (event_id, kind, channel, recipient, booking_id, responder_id) NULLS NOT DISTINCT`);
    await runner.query(`
      ALTER TABLE notification
        DROP CONSTRAINT notification_event_id_kind_channel_recipient_key,
        ADD CONSTRAINT notification_event_id_kind_channel_recipient_key UNIQUE USING INDEX notification_by_person`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notification
        DROP CONSTRAINT notification_event_id_kind_channel_recipient_key,
        ADD CONSTRAINT notification_event_id_kind_channel_recipient_key
          UNIQUE NULLS NOT DISTINCT (event_id, kind, channel, recipient, booking_id)`);
  }
}
