import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is planned for a booking whose responder is lost may be to offer it to colleagues; and the office is told what nobody accepted. */
export class LostPeople1060 implements MigrationInterface {
  readonly name = 'LostPeople1763600001060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE substitution ADD COLUMN to_colleagues boolean NOT NULL DEFAULT false`);
    await runner.query(`
      CREATE TABLE unsaved_mail (
        substitution_id uuid PRIMARY KEY,
        tried_at        timestamptz NOT NULL,
        told_at         timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE unsaved_mail`);
    await runner.query(`ALTER TABLE substitution DROP COLUMN to_colleagues`);
  }
}
