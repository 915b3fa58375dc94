import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Responders: personal data in a plain table, so that erasing is deleting the row. The booking's
 * foreign key keeps responders with an open booking.
 */
export class Responders0100 implements MigrationInterface {
  readonly name = 'Responders1763600000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE responder (
        id                uuid PRIMARY KEY,
        unit_number       text NOT NULL UNIQUE CHECK (unit_number ~ '^[0-9]{3}$'),
        first_name        text,
        last_name         text,
        email             text,
        phone_number      text NOT NULL CHECK (phone_number ~ '^[0-9]{10}$'),
        phone_last_four   text NOT NULL GENERATED ALWAYS AS (right(phone_number, 4)) STORED,
        department        text,
        is_admin          boolean NOT NULL DEFAULT false,
        is_auditor        boolean NOT NULL DEFAULT false,
        license_verified  boolean NOT NULL DEFAULT false,
        registered_at     timestamptz NOT NULL
      )`);

    // Two admins who take each other's rights at once each leave one admin in their own view; the lock lets the second
    // one look again after the first has committed.
    await runner.query(`
      CREATE FUNCTION keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('responder.is_admin', 0));
        IF NOT EXISTS (SELECT FROM responder WHERE is_admin) THEN
          RAISE EXCEPTION 'the last admin cannot go'
            USING ERRCODE = 'check_violation', TABLE = 'responder', CONSTRAINT = 'responder_last_admin_check';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_an_admin_on_update AFTER UPDATE OF is_admin ON responder
      FOR EACH ROW WHEN (OLD.is_admin AND NOT NEW.is_admin) EXECUTE FUNCTION keep_an_admin()`);
    await runner.query(`
      CREATE TRIGGER keep_an_admin_on_delete AFTER DELETE ON responder
      FOR EACH ROW WHEN (OLD.is_admin) EXECUTE FUNCTION keep_an_admin()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE responder`);
    await runner.query(`DROP FUNCTION keep_an_admin`);
  }
}
