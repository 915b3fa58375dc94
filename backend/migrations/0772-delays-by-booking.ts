import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One event delays several bookings, and the holder of each is told. May run again. */
export class DelaysByBooking0772 implements MigrationInterface {
  readonly name = 'DelaysByBooking1763600000772';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS notification_by_booking`); // one that was not finished
    await runner.query(`
      CREATE UNIQUE INDEX CONCURRENTLY notification_by_booking
      ON notification (event_id, kind, channel, recipient, booking_id) NULLS NOT DISTINCT`);
    await runner.query(`
      ALTER TABLE notification
        DROP CONSTRAINT notification_event_id_kind_channel_recipient_key,
        ADD CONSTRAINT notification_event_id_kind_channel_recipient_key UNIQUE USING INDEX notification_by_booking`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notification
        DROP CONSTRAINT notification_event_id_kind_channel_recipient_key,
        ADD UNIQUE (event_id, kind, channel, recipient)`);
  }
}
