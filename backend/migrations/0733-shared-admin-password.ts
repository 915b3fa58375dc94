import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the shared admin password opens the administration. While it does not, an administrator has a passkey. */
export class SharedAdminPassword0733 implements MigrationInterface {
  readonly name = 'SharedAdminPassword1763600000733';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE organisation_settings ADD COLUMN shared_admin_password boolean NOT NULL DEFAULT true`,
    );

    // the same lock as keep_an_admin: two administrators who remove their passkeys at once look one after the other
    await runner.query(`
      CREATE FUNCTION keep_an_admin_passkey() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('responder.is_admin', 0));
        IF EXISTS (SELECT FROM organisation_settings WHERE NOT shared_admin_password) AND NOT EXISTS (
          SELECT FROM passkey p JOIN responder r ON r.id = p.responder_id WHERE r.is_admin AND r.suspended_at IS NULL
        ) THEN
          RAISE EXCEPTION 'the last passkey of an admin cannot go'
            USING ERRCODE = 'check_violation', TABLE = 'passkey', CONSTRAINT = 'passkey_last_admin_check';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_an_admin_passkey_on_switch AFTER UPDATE OF shared_admin_password ON organisation_settings
      FOR EACH ROW WHEN (OLD.shared_admin_password AND NOT NEW.shared_admin_password)
      EXECUTE FUNCTION keep_an_admin_passkey()`);
    // a deleted responder's passkeys are deleted with them
    await runner.query(`
      CREATE TRIGGER keep_an_admin_passkey_on_delete AFTER DELETE ON passkey
      FOR EACH ROW EXECUTE FUNCTION keep_an_admin_passkey()`);
    await runner.query(`
      CREATE TRIGGER keep_an_admin_passkey_on_update AFTER UPDATE OF is_admin, suspended_at ON responder
      FOR EACH ROW WHEN (OLD.is_admin AND OLD.suspended_at IS NULL AND NOT (NEW.is_admin AND NEW.suspended_at IS NULL))
      EXECUTE FUNCTION keep_an_admin_passkey()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER keep_an_admin_passkey_on_update ON responder`);
    await runner.query(`DROP TRIGGER keep_an_admin_passkey_on_delete ON passkey`);
    await runner.query(`DROP TRIGGER keep_an_admin_passkey_on_switch ON organisation_settings`);
    await runner.query(`DROP FUNCTION keep_an_admin_passkey`);
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN shared_admin_password`);
  }
}
