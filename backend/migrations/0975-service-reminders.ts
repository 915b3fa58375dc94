import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which due dates of service and papers the office was reminded, and how many days before it wants to be. */
export class ServiceReminders0975 implements MigrationInterface {
  readonly name = 'ServiceReminders1763600000975';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE organisation_settings ADD COLUMN service_reminder_days_before smallint NOT NULL DEFAULT 14`,
    );
    await runner.query(`
      CREATE TABLE service_reminder (
        plan_id   uuid NOT NULL,
        occasion  text NOT NULL,
        tried_at  timestamptz NOT NULL,
        told_at   timestamptz,
        PRIMARY KEY (plan_id, occasion)
      )`);
    await runner.query(
      `COMMENT ON COLUMN service_reminder.occasion IS 'what the plan counts from until that due date'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE service_reminder`);
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN service_reminder_days_before`);
  }
}
