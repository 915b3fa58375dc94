import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Check-in opens an hour before the start unless an organization chose otherwise, and at most a day before. It used to open with the
 * signature where nothing was chosen; an organization that worked so is told.
 */
export class CheckInOpening0736 implements MigrationInterface {
  readonly name = 'CheckInOpening1763600000736';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE check_in_opening_change (
        only_row     boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        is_recorded  boolean NOT NULL DEFAULT false,
        tried_at     timestamptz,
        told_at      timestamptz
      )`);
    await runner.query(`COMMENT ON TABLE check_in_opening_change IS
      'a row if check-in opened with the signature until the upgrade: whether the log says that this changed, and the office was told'`);
    await runner.query(`
      INSERT INTO check_in_opening_change
      SELECT FROM organisation_settings WHERE check_in_opens_minutes_before IS NULL AND EXISTS (SELECT FROM event)`);
    await runner.query(`
      UPDATE organisation_settings SET check_in_opens_minutes_before = 60 WHERE check_in_opens_minutes_before IS NULL`);
    await runner.query(`
      ALTER TABLE organisation_settings
        ALTER check_in_opens_minutes_before SET DEFAULT 60,
        ALTER check_in_opens_minutes_before SET NOT NULL,
        ADD CONSTRAINT check_in_opens_at_most_a_day_before CHECK (check_in_opens_minutes_before <= 1440)`);
    await runner.query(`COMMENT ON COLUMN organisation_settings.check_in_opens_minutes_before IS
      'minutes before a booking''s start from which it may be checked in'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organisation_settings
        DROP CONSTRAINT check_in_opens_at_most_a_day_before,
        ALTER check_in_opens_minutes_before DROP NOT NULL,
        ALTER check_in_opens_minutes_before DROP DEFAULT`);
    await runner.query(`COMMENT ON COLUMN organisation_settings.check_in_opens_minutes_before IS
      'minutes before a booking''s start from which it may be checked in; null: as soon as it is signed'`);
    await runner.query(`DROP TABLE check_in_opening_change`);
  }
}
