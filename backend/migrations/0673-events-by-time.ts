import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the part of the log that was recorded in some days. A few bytes for every 32 pages: events come in the order of their times. */
export class EventsByTime0673 implements MigrationInterface {
  readonly name = 'EventsByTime1763600000673';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX ON event USING brin (recorded_at) WITH (pages_per_range = 32, autosummarize = on)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX event_recorded_at_idx`);
  }
}
