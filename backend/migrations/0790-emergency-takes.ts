import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People whom an administrator has marked take a free vehicle in an emergency, if the organization allows it. */
export class EmergencyTakes0790 implements MigrationInterface {
  readonly name = 'EmergencyTakes1763600000790';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings ADD COLUMN emergency_takes boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE responder ADD COLUMN takes_in_emergency boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE vehicle_use ADD COLUMN taken_by uuid`);
    await runner.query(`
      ALTER TABLE booking_diary
        ADD COLUMN emergency_review text,
        ADD COLUMN emergency_reviewed_at timestamptz,
        ADD COLUMN emergency_review_note text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_diary
        DROP COLUMN emergency_review, DROP COLUMN emergency_reviewed_at, DROP COLUMN emergency_review_note`);
    await runner.query(`ALTER TABLE vehicle_use DROP COLUMN taken_by`);
    await runner.query(`ALTER TABLE responder DROP COLUMN takes_in_emergency`);
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN emergency_takes`);
  }
}
