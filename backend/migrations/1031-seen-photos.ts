import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of what people saw at vehicles that they do not have. A row without an upload is a photo that was erased. */
export class SeenPhotos1031 implements MigrationInterface {
  readonly name = 'SeenPhotos1763600001031';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seen_photo (
        defect_id    uuid NOT NULL,
        photo_id     uuid NOT NULL,
        upload_id    uuid UNIQUE REFERENCES photo_upload ON DELETE SET NULL,
        received_at  timestamptz NOT NULL,
        PRIMARY KEY (defect_id, photo_id)
      )`);
    await runner.query(`COMMENT ON COLUMN seen_photo.upload_id IS 'null: erased'`);

    // as of a photo of damage: locks the row before it looks for licenses, so that it sees a license that was committed first
    await runner.query(`
      CREATE FUNCTION hand_in_seen_photo() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE photo_upload SET kept_for = 'seen' WHERE id = NEW.upload_id AND kept_for IS NULL;
        IF NOT FOUND OR EXISTS (SELECT FROM licence_photo WHERE upload_id = NEW.upload_id) THEN
          RAISE foreign_key_violation USING
            MESSAGE = 'the upload is gone, or handed in', CONSTRAINT = 'seen_photo_upload_id_fkey';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER hand_in_seen_photo BEFORE INSERT ON seen_photo
      FOR EACH ROW WHEN (NEW.upload_id IS NOT NULL) EXECUTE FUNCTION hand_in_seen_photo()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE seen_photo`);
    await runner.query(`DROP FUNCTION hand_in_seen_photo`);
  }
}
