import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of messages to the organization. */
export class SettingsLanguage0530 implements MigrationInterface {
  readonly name = 'SettingsLanguage1763600000530';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE organisation_settings ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'he'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN language`);
  }
}
