import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Signed agreements: personal data, so that erasing a responder erases them; the event keeps the hash alone. A stored
 * document always is the one that its hash names.
 */
export class Agreement0300 implements MigrationInterface {
  readonly name = 'Agreement1763600000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE signed_agreement (
        booking_id         uuid PRIMARY KEY,
        responder_id       uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        agreement_version  text NOT NULL,
        signer_name        text NOT NULL,
        signed_on          date NOT NULL,
        signed_at          timestamptz NOT NULL,
        address            text NOT NULL,
        user_agent         text NOT NULL,
        signature_png      bytea NOT NULL,
        pdf                bytea NOT NULL,
        pdf_sha256         text NOT NULL CHECK (pdf_sha256 = encode(sha256(pdf), 'hex'))
      )`);
    await runner.query(`CREATE INDEX ON signed_agreement (responder_id)`);
    await runner.query(`COMMENT ON COLUMN signed_agreement.signed_on IS
      'the day that the signer wrote beside the name; signed_at is when the server received it'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE signed_agreement`);
  }
}
