import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Papers of what was done of a vehicle's plans. A row without an upload is a paper that was erased. Uploads say what they take, since a
 * PDF is kept as it is. A paper is the vehicle's: its upload is nobody's from then on, so that it does not go with who handed it in.
 */
export class ServicePapers1110 implements MigrationInterface {
  readonly name = 'ServicePapers1763600001110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE photo_upload ADD COLUMN takes_pdf boolean NOT NULL DEFAULT false,
                               ADD COLUMN media_type text NOT NULL DEFAULT 'image/jpeg'`);
    await runner.query(`COMMENT ON COLUMN photo_upload.takes_pdf IS 'a paper: it cannot be handed in as a photo'`);
    await runner.query(`
      CREATE TABLE service_paper (
        service_id   uuid NOT NULL,
        paper_id     uuid NOT NULL,
        media_type   text NOT NULL,
        content_sha256 text NOT NULL,
        upload_id    uuid UNIQUE REFERENCES photo_upload ON DELETE SET NULL,
        received_at  timestamptz NOT NULL,
        PRIMARY KEY (service_id, paper_id)
      )`);
    await runner.query(`COMMENT ON COLUMN service_paper.upload_id IS 'null: erased'`);
    await runner.query(`ALTER TABLE photo_upload ALTER COLUMN responder_id DROP NOT NULL`);
    await runner.query(
      `COMMENT ON COLUMN photo_upload.responder_id IS 'null: it is kept for a vehicle, and nobody''s'`,
    );
    await runner.query(
      keepUploads(`OLD.responder_id IS NULL OR EXISTS (SELECT FROM responder WHERE id = OLD.responder_id)`),
    );
    await runner.query(`
      CREATE FUNCTION hand_in_service_paper() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE photo_upload SET kept_for = 'service', responder_id = NULL
        WHERE id = NEW.upload_id AND kept_for IS NULL AND takes_pdf;
        IF NOT FOUND THEN
          RAISE foreign_key_violation USING
            MESSAGE = 'the upload is gone, or handed in', CONSTRAINT = 'service_paper_upload_id_fkey';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER hand_in_service_paper BEFORE INSERT ON service_paper
      FOR EACH ROW WHEN (NEW.upload_id IS NOT NULL) EXECUTE FUNCTION hand_in_service_paper()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE service_paper`);
    await runner.query(`DROP FUNCTION hand_in_service_paper`);
    await runner.query(`UPDATE photo_upload SET kept_for = NULL WHERE kept_for = 'service'`);
    await runner.query(`DELETE FROM photo_upload WHERE responder_id IS NULL`);
    await runner.query(keepUploads(`EXISTS (SELECT FROM responder WHERE id = OLD.responder_id)`));
    await runner.query(`ALTER TABLE photo_upload ALTER COLUMN responder_id SET NOT NULL`);
    await runner.query(`ALTER TABLE photo_upload DROP COLUMN takes_pdf, DROP COLUMN media_type`);
  }
}

/** What is kept is passed over, unless its owner's row has gone. */
const keepUploads = (isKept: string): string => `
  CREATE OR REPLACE FUNCTION keep_damage_photo() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF ${isKept} THEN RETURN NULL; END IF;
    RETURN OLD;
  END $$`;
