import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How much each person has used of each quota. Unlogged: a count costs no wait for the disk, and a crash of the database only
 * begins the counts again.
 */
export class Quotas0726 implements MigrationInterface {
  readonly name = 'Quotas1763600000726';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE quota_use (
        person_id  uuid NOT NULL,
        quota      text NOT NULL,
        ends_at    timestamptz NOT NULL,
        times      integer NOT NULL,
        PRIMARY KEY (person_id, quota)
      ) WITH (fillfactor = 50)`);
    await runner.query(`COMMENT ON COLUMN quota_use.ends_at IS 'the next use after that begins a new count'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE quota_use`);
  }
}
