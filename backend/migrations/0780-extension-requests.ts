import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An extension that waits for an administrator. */
export class ExtensionRequests0780 implements MigrationInterface {
  readonly name = 'ExtensionRequests1763600000780';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE booking_diary ADD COLUMN extension_asked_until timestamptz, ADD COLUMN extension_asked_at timestamptz`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_diary DROP COLUMN extension_asked_until, DROP COLUMN extension_asked_at`);
  }
}
