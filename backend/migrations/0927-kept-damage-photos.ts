import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An upload is handed in once, for a license or for damage, and one that is kept for damage is not unused. Processes of an earlier
 * release, which know only licenses, are held to it as well.
 */
export class KeptDamagePhotos0927 implements MigrationInterface {
  readonly name = 'KeptDamagePhotos1763600000927';

  async up(runner: QueryRunner): Promise<void> {
    // passes over the row: an earlier release sweeps many at once. It still goes with its owner, whose row has gone by then
    await runner.query(`
      CREATE FUNCTION keep_damage_photo() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM responder WHERE id = OLD.responder_id) THEN RETURN NULL; END IF;
        RETURN OLD;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_damage_photo BEFORE DELETE ON photo_upload
      FOR EACH ROW WHEN (OLD.kept_for IS NOT NULL) EXECUTE FUNCTION keep_damage_photo()`);

    // the share lock lets two licenses meet at their primary key, and makes damage wait
    await runner.query(`
      CREATE FUNCTION hand_in_for_licence() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM photo_upload WHERE id = NEW.upload_id AND kept_for IS NULL FOR SHARE;
        IF NOT FOUND THEN
          RAISE foreign_key_violation USING
            MESSAGE = 'the upload is gone, or kept for damage', CONSTRAINT = 'licence_photo_upload_id_fkey';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER hand_in_for_licence BEFORE INSERT ON licence_photo
      FOR EACH ROW EXECUTE FUNCTION hand_in_for_licence()`);

    // locks the row before it looks for licenses, so that it sees a license that was committed first
    await runner.query(`
      CREATE FUNCTION hand_in_for_damage() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE photo_upload SET kept_for = 'damage' WHERE id = NEW.upload_id AND kept_for IS NULL;
        IF NOT FOUND OR EXISTS (SELECT FROM licence_photo WHERE upload_id = NEW.upload_id) THEN
          RAISE foreign_key_violation USING
            MESSAGE = 'the upload is gone, or handed in', CONSTRAINT = 'damage_photo_upload_id_fkey';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER hand_in_for_damage BEFORE INSERT ON damage_photo
      FOR EACH ROW WHEN (NEW.upload_id IS NOT NULL) EXECUTE FUNCTION hand_in_for_damage()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER hand_in_for_damage ON damage_photo`);
    await runner.query(`DROP TRIGGER hand_in_for_licence ON licence_photo`);
    await runner.query(`DROP TRIGGER keep_damage_photo ON photo_upload`);
    await runner.query(`DROP FUNCTION hand_in_for_damage, hand_in_for_licence, keep_damage_photo`);
  }
}
