import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of licenses that are deleted some days after the decision, and the objects that may not come back from a copy. */
export class DeletedPhotos0729 implements MigrationInterface {
  readonly name = 'DeletedPhotos1763600000729';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings ADD COLUMN licence_photos_kept_days integer DEFAULT 90`);
    await runner.query(
      `COMMENT ON COLUMN organisation_settings.licence_photos_kept_days IS 'null: until they are replaced or erased'`,
    );
    await runner.query(`ALTER TABLE licence_verification ADD COLUMN photos_deleted_at timestamptz`);
    await runner.query(`
      CREATE TABLE removed_object (
        storage_key  text PRIMARY KEY,
        removed_at   timestamptz NOT NULL DEFAULT now()
      )`);
    await runner.query(
      `COMMENT ON TABLE removed_object IS 'objects that were deleted: removed again if a copy of the storage brings them back'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE removed_object`);
    await runner.query(`ALTER TABLE licence_verification DROP COLUMN photos_deleted_at`);
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN licence_photos_kept_days`);
  }
}
