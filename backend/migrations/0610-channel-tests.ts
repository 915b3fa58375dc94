import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Test messages that administrators sent to themselves. */
export class ChannelTests0610 implements MigrationInterface {
  readonly name = 'ChannelTests1763600000610';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE channel_test (
        id               uuid PRIMARY KEY,
        channel          text NOT NULL,
        tested_by        uuid NOT NULL,
        tested_at        timestamptz NOT NULL,
        idempotency_key  text,
        outcome          text,
        problem          text,
        said             text,
        UNIQUE (tested_by, idempotency_key)
      )`);
    await runner.query(`COMMENT ON COLUMN channel_test.outcome IS 'null: it is being sent, or was cut off'`);
    await runner.query(`CREATE INDEX ON channel_test (tested_by, tested_at DESC)`);
    await runner.query(`CREATE INDEX ON channel_test (channel, tested_at DESC, id DESC) WHERE outcome IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE channel_test`);
  }
}
