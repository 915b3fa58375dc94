import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of people who chose none. It was the organization's until now, and stays so until somebody saves the settings. */
export class PeopleLanguage0738 implements MigrationInterface {
  readonly name = 'PeopleLanguage1763600000738';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings ADD COLUMN people_language text`);
    await runner.query(`COMMENT ON COLUMN organisation_settings.people_language IS 'null: as language'`);
    await runner.query(`COMMENT ON COLUMN responder.language IS 'null: people_language of the settings'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN people_language`);
  }
}
