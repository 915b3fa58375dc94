import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For how long the access record is kept, and the last burst of failed sign-ins. */
export class AccessRecordKept0728 implements MigrationInterface {
  readonly name = 'AccessRecordKept1763600000728';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE organisation_settings ADD COLUMN access_record_kept_days integer NOT NULL DEFAULT 400`,
    );
    await runner.query(`
      CREATE TABLE sign_in_burst (
        only_row    boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        began_at    timestamptz NOT NULL,
        last_at     timestamptz NOT NULL,
        failures    integer NOT NULL,
        locked_out  text[] NOT NULL,
        tried_at    timestamptz,
        told_at     timestamptz
      )`);
    await runner.query(`COMMENT ON COLUMN sign_in_burst.last_at IS 'when there were last too many failures'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sign_in_burst`);
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN access_record_kept_days`);
  }
}
