import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The log, the checkpoints of those who follow it and the answers kept for repeated requests (docs/adr/0010, 0011).
 * `transaction` and `position` together are the order for readers; position alone is not the order of commits. The
 * application's role is granted SELECT and INSERT on the log (`appendOnlyTables`); the trigger holds for owners as well.
 */
export class EventLog0010 implements MigrationInterface {
  readonly name = 'EventLog1763600000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE event (
        position        bigint GENERATED ALWAYS AS IDENTITY,
        transaction     xid8 NOT NULL DEFAULT pg_current_xact_id(),
        recorded_at     timestamptz NOT NULL,
        id              uuid NOT NULL,
        stream          uuid NOT NULL,
        version         integer NOT NULL CHECK (version > 0),
        schema_version  smallint NOT NULL,
        stream_type     text NOT NULL,
        type            text NOT NULL,
        actor           text NOT NULL,
        correlation_id  text NOT NULL,
        causation_id    text,
        data            jsonb NOT NULL,
        UNIQUE (stream, version)
      )`);
    await runner.query(`CREATE INDEX ON event (transaction, position)`);
    await runner.query(`
      CREATE FUNCTION refuse_change_of_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'the event log is append-only: % refused', lower(TG_OP) USING ERRCODE = 'insufficient_privilege';
      END $$`);
    await runner.query(`
      CREATE TRIGGER event_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON event
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_event()`);
    // ALWAYS: it fires for a replication role too
    await runner.query(`ALTER TABLE event ENABLE ALWAYS TRIGGER event_is_append_only`);

    await runner.query(`
      CREATE TABLE subscription_checkpoint (
        name         text PRIMARY KEY,
        transaction  xid8 NOT NULL,
        position     bigint NOT NULL,
        updated_at   timestamptz NOT NULL DEFAULT now()
      ) WITH (fillfactor = 50)`);
    await runner.query(`
      CREATE TABLE idempotency_key (
        owner         text,
        key           text,
        request_hash  text NOT NULL,
        status        smallint NOT NULL,
        body          jsonb,
        created_at    timestamptz NOT NULL,
        PRIMARY KEY (owner, key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE idempotency_key, subscription_checkpoint, event`);
    await runner.query(`DROP FUNCTION refuse_change_of_event`);
  }
}
