import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Offers that the office makes in the responder's place. Those of before stay as they are until the view is rebuilt. */
export class OffersByOffice1090 implements MigrationInterface {
  readonly name = 'OffersByOffice1763600001090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE handing_on ADD COLUMN by_office boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE handing_on DROP COLUMN by_office`);
  }
}
