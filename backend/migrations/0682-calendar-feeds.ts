import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secret addresses under which a calendar program reads bookings. */
export class CalendarFeeds0682 implements MigrationInterface {
  readonly name = 'CalendarFeeds1763600000682';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_feed (
        id            uuid PRIMARY KEY,
        responder_id  uuid UNIQUE NULLS NOT DISTINCT REFERENCES responder (id) ON DELETE CASCADE,
        secret_hash   bytea NOT NULL UNIQUE,
        made_at       timestamptz NOT NULL,
        read_at       timestamptz
      )`);
    await runner.query(`COMMENT ON COLUMN calendar_feed.responder_id IS 'null: the one of the whole fleet'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE calendar_feed`);
  }
}
