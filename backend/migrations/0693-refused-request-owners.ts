import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose idempotency key a refused request had: the person's, or that of the program acting for them. */
export class RefusedRequestOwners0693 implements MigrationInterface {
  readonly name = 'RefusedRequestOwners1763600000693';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE refused_request ADD COLUMN idempotency_owner text`);
    await runner.query(`COMMENT ON COLUMN refused_request.idempotency_owner IS
      'the id of the responder or of the access token whose key it is; null where the request had none'`);
    await runner.query(`UPDATE refused_request SET idempotency_owner = responder_id WHERE idempotency_key IS NOT NULL`);
    await runner.query(`
      ALTER TABLE refused_request
        DROP CONSTRAINT refused_request_responder_id_idempotency_key_request_hash_key,
        ADD UNIQUE (idempotency_owner, idempotency_key, request_hash)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refused_request DROP COLUMN idempotency_owner,
        ADD UNIQUE (responder_id, idempotency_key, request_hash)`);
  }
}
