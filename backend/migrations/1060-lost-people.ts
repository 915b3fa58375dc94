import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is planned for a booking whose responder is lost may be to offer it to colleagues. */
export class LostPeople1060 implements MigrationInterface {
  readonly name = 'LostPeople1763600001060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE substitution ADD COLUMN to_colleagues boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE substitution DROP COLUMN to_colleagues`);
  }
}
