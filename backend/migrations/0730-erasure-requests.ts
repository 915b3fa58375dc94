import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The latest request of a person to be erased. It goes with the person. */
export class ErasureRequests0730 implements MigrationInterface {
  readonly name = 'ErasureRequests1763600000730';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erasure_request (
        responder_id  uuid PRIMARY KEY REFERENCES responder (id) ON DELETE CASCADE,
        state         text NOT NULL CHECK (state IN ('open', 'withdrawn', 'refused')),
        requested_at  timestamptz NOT NULL,
        decided_at    timestamptz,
        because       text,
        explanation   text
      )`);
    await runner.query(`COMMENT ON COLUMN erasure_request.decided_at IS 'when it was withdrawn or refused'`);
    await runner.query(
      `COMMENT ON COLUMN erasure_request.explanation IS 'of a refusal, as typed; the event holds because alone'`,
    );
    await runner.query(`CREATE INDEX ON erasure_request (requested_at) WHERE state = 'open'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE erasure_request`);
  }
}
