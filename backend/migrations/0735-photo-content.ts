import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an uploaded photo shows, as a hash, so that one photo is not taken for two sides. */
export class PhotoContent0735 implements MigrationInterface {
  readonly name = 'PhotoContent1763600000735';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE photo_upload ADD COLUMN content_sha256 text`);
    await runner.query(
      `COMMENT ON COLUMN photo_upload.content_sha256 IS 'of the photo as it is kept; null: uploaded before it was noted'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE photo_upload DROP COLUMN content_sha256`);
  }
}
