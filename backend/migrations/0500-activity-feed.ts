import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What happened to each responder, by ids and codes only: names and hours are joined when it is read. */
export class ActivityFeed0500 implements MigrationInterface {
  readonly name = 'ActivityFeed1763600000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE activity_feed (
        event_id      uuid PRIMARY KEY,
        responder_id  uuid NOT NULL,
        happened_at   timestamptz NOT NULL,
        code          text NOT NULL,
        booking_id    uuid
      )`);
    await runner.query(`CREATE INDEX ON activity_feed (responder_id, happened_at DESC, event_id DESC)`);
    await runner.query(`COMMENT ON COLUMN activity_feed.booking_id IS 'null where it is about the licence'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE activity_feed`);
  }
}
