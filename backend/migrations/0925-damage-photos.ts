import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The photos that reports of damage announce, and those that have arrived. A row without an upload is a photo that was erased. */
export class DamagePhotos0925 implements MigrationInterface {
  readonly name = 'DamagePhotos1763600000925';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle_damage ADD COLUMN photo_ids text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`ALTER TABLE photo_upload ADD COLUMN kept_for text`);
    await runner.query(
      `COMMENT ON COLUMN photo_upload.kept_for IS 'what else than a license refers to it; null: nothing does'`,
    );
    await runner.query(`
      CREATE TABLE damage_photo (
        booking_id   uuid NOT NULL,
        photo_id     uuid NOT NULL,
        damage_id    uuid NOT NULL,
        upload_id    uuid UNIQUE REFERENCES photo_upload ON DELETE SET NULL,
        received_at  timestamptz NOT NULL,
        PRIMARY KEY (booking_id, photo_id)
      )`);
    await runner.query(`COMMENT ON COLUMN damage_photo.upload_id IS 'null: erased'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE damage_photo`);
    await runner.query(`ALTER TABLE photo_upload DROP COLUMN kept_for`);
    await runner.query(`ALTER TABLE vehicle_damage DROP COLUMN photo_ids`);
  }
}
