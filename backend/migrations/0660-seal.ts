import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The chain over the log (docs/adr/0043): event number n of all sealed ones, its position, and the hash that it and everything
 * before it give. Append-only as the log is; a follower fills it from the first event.
 */
export class Seal0660 implements MigrationInterface {
  readonly name = 'Seal1763600000660';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seal (
        number    bigint PRIMARY KEY CHECK (number > 0),
        position  bigint NOT NULL UNIQUE,
        hash      bytea NOT NULL CHECK (octet_length(hash) = 32)
      )`);
    await runner.query(`
      CREATE FUNCTION refuse_change_of_seal() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the seal is append-only: % refused', lower(TG_OP) USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(`
      CREATE TRIGGER seal_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON seal
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_seal()`);
    await runner.query(`ALTER TABLE seal ENABLE ALWAYS TRIGGER seal_is_append_only`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE seal`);
    await runner.query(`DROP FUNCTION refuse_change_of_seal`);
    await runner.query(`DELETE FROM subscription_checkpoint WHERE name = 'seal'`);
  }
}
