import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators book for other people, and may override rules about them, such as the hours of a week. */
export class BookedOnBehalf0750 implements MigrationInterface {
  readonly name = 'BookedOnBehalf1763600000750';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_diary
        ADD COLUMN booked_by uuid,
        ADD COLUMN overridden_rules text[],
        ADD COLUMN override_reason text`);
    await runner.query(`ALTER TABLE responder_week ADD COLUMN hours_beyond_limit smallint NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE responder_week DROP COLUMN hours_beyond_limit`);
    await runner.query(`
      ALTER TABLE booking_diary
        DROP COLUMN booked_by, DROP COLUMN overridden_rules, DROP COLUMN override_reason`);
  }
}
