import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The organization's settings: one row, there from the start. */
export class Settings0130 implements MigrationInterface {
  readonly name = 'Settings1763600000130';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE organisation_settings (
        only_row                          boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        organization_name                 text NOT NULL DEFAULT 'Rigbook',
        contact_email                     text,
        whatsapp_number                   text,
        zone                              text NOT NULL DEFAULT 'Asia/Jerusalem' CHECK (zone IN ('Asia/Jerusalem', 'UTC')),
        check_in_opens_minutes_before     integer CHECK (check_in_opens_minutes_before >= 0),
        hold_vehicle_with_major_damage    boolean NOT NULL DEFAULT false
      )`);
    await runner.query(`COMMENT ON COLUMN organisation_settings.check_in_opens_minutes_before IS
      'minutes before a booking''s start from which it may be checked in; null: as soon as it is signed'`);
    await runner.query(`INSERT INTO organisation_settings DEFAULT VALUES`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE organisation_settings`);
  }
}
