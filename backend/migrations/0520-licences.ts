import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Driver's licenses. Personal data depends on the responder's row and is deleted with it; the photos themselves lie in the object
 * storage, and whatever row of one is deleted leaves its key behind, so that no photo is forgotten there.
 */
export class Licences0520 implements MigrationInterface {
  readonly name = 'Licences1763600000520';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE discarded_object (
        storage_key   text PRIMARY KEY,
        remove_after  timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX ON discarded_object (remove_after)`);

    await runner.query(`
      CREATE TABLE photo_upload (
        id            uuid PRIMARY KEY,
        responder_id  uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        issued_at     timestamptz NOT NULL,
        storage_key   text UNIQUE
      )`);
    await runner.query(`CREATE INDEX ON photo_upload (responder_id, issued_at)`);
    await runner.query(`CREATE INDEX ON photo_upload (issued_at)`);
    await runner.query(`COMMENT ON COLUMN photo_upload.storage_key IS 'null until the photo is there'`);
    await runner.query(`
      CREATE FUNCTION discard_photo() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO discarded_object (storage_key, remove_after) VALUES (OLD.storage_key, '-infinity')
        ON CONFLICT (storage_key) DO UPDATE SET remove_after = '-infinity';
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER discard_photo AFTER DELETE ON photo_upload
      FOR EACH ROW WHEN (OLD.storage_key IS NOT NULL) EXECUTE FUNCTION discard_photo()`);

    // not ON DELETE CASCADE for the upload: a photo that was handed in is not unused, however late the sweeper notices
    await runner.query(`
      CREATE TABLE licence_photo (
        upload_id        uuid PRIMARY KEY REFERENCES photo_upload (id),
        responder_id     uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        verification_id  uuid NOT NULL,
        side             text NOT NULL CHECK (side IN ('front', 'back')),
        UNIQUE (verification_id, side)
      )`);
    await runner.query(`CREATE INDEX ON licence_photo (responder_id)`);
    await runner.query(`
      CREATE TABLE licence_review (
        verification_id  uuid PRIMARY KEY,
        responder_id     uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        notes            text
      )`);
    await runner.query(`CREATE INDEX ON licence_review (responder_id)`);

    await runner.query(`
      CREATE TABLE licence_verification (
        verification_id  uuid PRIMARY KEY,
        responder_id     uuid NOT NULL,
        status           text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'replaced')),
        submitted_at     timestamptz NOT NULL,
        decided_at       timestamptz
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX licence_verification_one_pending ON licence_verification (responder_id)
      WHERE status = 'pending'`);
    await runner.query(`
      CREATE INDEX ON licence_verification (submitted_at, verification_id) WHERE status = 'pending'`);
    await runner.query(`
      CREATE INDEX ON licence_verification (responder_id, submitted_at DESC, verification_id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE licence_verification, licence_review, licence_photo, photo_upload, discarded_object`,
    );
    await runner.query(`DROP FUNCTION discard_photo`);
  }
}
