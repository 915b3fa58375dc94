import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the person of a session last proved who they are, and responders who are suspended. */
export class Accounts0724 implements MigrationInterface {
  readonly name = 'Accounts1763600000724';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE session ADD COLUMN proved_at timestamptz`);
    await runner.query(`
      ALTER TABLE responder
        ADD COLUMN suspended_at timestamptz,
        ADD COLUMN suspension_reason text,
        ADD COLUMN suspension_lifted_reason text`);
    await runner.query(
      `COMMENT ON COLUMN responder.suspension_reason IS 'of the latest suspension, also after it ended'`,
    );

    // a suspended administrator cannot open the administration
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('responder.is_admin', 0));
        IF NOT EXISTS (SELECT FROM responder WHERE is_admin AND suspended_at IS NULL) THEN
          RAISE EXCEPTION 'the last admin cannot go'
            USING ERRCODE = 'check_violation', TABLE = 'responder', CONSTRAINT = 'responder_last_admin_check';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER keep_an_admin_on_suspension AFTER UPDATE OF suspended_at ON responder
      FOR EACH ROW WHEN (NEW.is_admin AND NEW.suspended_at IS NOT NULL) EXECUTE FUNCTION keep_an_admin()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER keep_an_admin_on_suspension ON responder`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION keep_an_admin() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('responder.is_admin', 0));
        IF NOT EXISTS (SELECT FROM responder WHERE is_admin) THEN
          RAISE EXCEPTION 'the last admin cannot go'
            USING ERRCODE = 'check_violation', TABLE = 'responder', CONSTRAINT = 'responder_last_admin_check';
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      ALTER TABLE responder
        DROP COLUMN suspended_at, DROP COLUMN suspension_reason, DROP COLUMN suspension_lifted_reason`);
    await runner.query(`ALTER TABLE session DROP COLUMN proved_at`);
  }
}
