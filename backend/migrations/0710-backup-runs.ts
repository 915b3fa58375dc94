import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One scheduled backup a day, whichever process takes it and however often they start. */
export class BackupRuns0710 implements MigrationInterface {
  readonly name = 'BackupRuns1763600000710';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup_run (
        day           date PRIMARY KEY,
        tries         smallint NOT NULL DEFAULT 1,
        tried_at      timestamptz NOT NULL,
        completed_at  timestamptz,
        place         text,
        problem       text,
        told_at       timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE backup_run`);
  }
}
