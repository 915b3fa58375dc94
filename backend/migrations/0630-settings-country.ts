import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The country whose phone numbers are typed without a country code. */
export class SettingsCountry0630 implements MigrationInterface {
  readonly name = 'SettingsCountry1763600000630';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE organisation_settings ADD COLUMN country text NOT NULL DEFAULT 'IL' CHECK (country ~ '^[A-Z]{2}$')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN country`);
  }
}
