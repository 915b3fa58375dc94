import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests for vehicles that were refused, and why. No part of the log: they go after their days, and with their responder.
 * The vehicle is named by its id without a foreign key, since its table is a view that a rebuild replaces.
 */
export class RefusedRequests0672 implements MigrationInterface {
  readonly name = 'RefusedRequests1763600000672';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE refused_request (
        id               uuid PRIMARY KEY,
        responder_id     uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        vehicle_id       uuid NOT NULL,
        start_at         timestamptz NOT NULL,
        end_at           timestamptz NOT NULL,
        code             text NOT NULL,
        facts            jsonb,
        rule_version     smallint NOT NULL,
        refused_at       timestamptz NOT NULL,
        idempotency_key  text,
        request_hash     text,
        UNIQUE (responder_id, idempotency_key, request_hash)
      )`);
    await runner.query(
      `COMMENT ON COLUMN refused_request.facts IS 'what the refusal states; null where its code says all'`,
    );
    await runner.query(`COMMENT ON COLUMN refused_request.idempotency_key IS
      'null where the request had none; a repeat under the same key is the same request'`);
    await runner.query(`CREATE INDEX ON refused_request (responder_id, refused_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX ON refused_request (vehicle_id, refused_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX ON refused_request (code, refused_at DESC, id DESC)`);
    await runner.query(`CREATE INDEX ON refused_request (refused_at DESC, id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE refused_request`);
  }
}
