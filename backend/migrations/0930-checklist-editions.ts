import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Editions of checklists, for each type of vehicles and occasion. */
export class ChecklistEditions0930 implements MigrationInterface {
  readonly name = 'ChecklistEditions1763600000930';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE checklist_edition (
        edition_id   uuid PRIMARY KEY,
        vehicle_type text NOT NULL,
        occasion     text NOT NULL,
        edition      integer NOT NULL,
        content      text NOT NULL,
        drafted_at   timestamptz NOT NULL,
        published_at timestamptz,
        published_by uuid
      )`);
    await runner.query(`CREATE INDEX ON checklist_edition (vehicle_type, occasion, edition DESC)`);
    await runner.query(`COMMENT ON COLUMN checklist_edition.published_at IS 'null: a draft'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE checklist_edition`);
  }
}
