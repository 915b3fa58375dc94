import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to how many hours at once a booking is extended without approval. */
export class Extensions0748 implements MigrationInterface {
  readonly name = 'Extensions1763600000748';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE organisation_settings ADD COLUMN extension_hours_without_approval smallint NOT NULL DEFAULT 2`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN extension_hours_without_approval`);
  }
}
