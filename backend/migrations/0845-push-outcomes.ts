import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which devices took a push message already, and since when one takes none. */
export class PushOutcomes0845 implements MigrationInterface {
  readonly name = 'PushOutcomes1763600000845';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE notification ADD COLUMN pushed_to uuid[]`);
    await runner.query(
      `COMMENT ON COLUMN notification.pushed_to IS 'push_subscription.id, while other devices are still to be told'`,
    );
    await runner.query(`ALTER TABLE push_subscription ADD COLUMN refused_since timestamptz`);
    await runner.query(
      `COMMENT ON COLUMN push_subscription.refused_since IS 'null: its push service took the last message'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE push_subscription DROP COLUMN refused_since`);
    await runner.query(`ALTER TABLE notification DROP COLUMN pushed_to`);
  }
}
