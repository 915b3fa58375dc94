import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Auditors' own passwords, and until when a session has the audit area open. Both go with the person. */
export class AuditAccess0732 implements MigrationInterface {
  readonly name = 'AuditAccess1763600000732';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_password (
        responder_id  uuid PRIMARY KEY REFERENCES responder (id) ON DELETE CASCADE,
        hash          text NOT NULL,
        changed_at    timestamptz NOT NULL
      )`);
    await runner.query(`ALTER TABLE session ADD COLUMN audit_until timestamptz`);
    await runner.query(
      `COMMENT ON COLUMN session.audit_until IS 'null: an auditor has to prove a second factor first'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE session DROP COLUMN audit_until`);
    await runner.query(`DROP TABLE audit_password`);
  }
}
