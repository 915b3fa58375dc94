import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings: lapses that put a warning on a request, and reminders of requests that wait. */
export class LapsesAndReminders0770 implements MigrationInterface {
  readonly name = 'LapsesAndReminders1763600000770';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organisation_settings
        ADD COLUMN lapses_for_warning smallint NOT NULL DEFAULT 2,
        ADD COLUMN reminder_hours_after_request smallint NOT NULL DEFAULT 12,
        ADD COLUMN reminder_hours_before_start smallint NOT NULL DEFAULT 3`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organisation_settings
        DROP COLUMN lapses_for_warning, DROP COLUMN reminder_hours_after_request, DROP COLUMN reminder_hours_before_start`);
  }
}
