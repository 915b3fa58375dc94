import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What messages about a change of an account say, and where they go. It goes with the person. */
export class AccountNotices0731 implements MigrationInterface {
  readonly name = 'AccountNotices1763600000731';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_notice (
        notification_id  uuid PRIMARY KEY REFERENCES notification (id),
        responder_id     uuid NOT NULL REFERENCES responder (id) ON DELETE CASCADE,
        at               timestamptz NOT NULL,
        change           text NOT NULL,
        detail           text,
        by_admin         boolean NOT NULL,
        device           text,
        network          text,
        contact          text,
        is_former        boolean NOT NULL
      )`);
    await runner.query(`COMMENT ON COLUMN account_notice.detail IS 'the new phone number or email address, masked'`);
    await runner.query(
      `COMMENT ON COLUMN account_notice.contact IS 'on record when the account changed, or from before; null: forgotten, so it can no longer be sent'`,
    );
    await runner.query(`CREATE INDEX ON account_notice (responder_id, change, at)`);
    await runner.query(`CREATE INDEX ON account_notice (at) WHERE contact IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE account_notice`);
  }
}
