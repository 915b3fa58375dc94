import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators choose by which channels they hear of each request that waits for a decision. */
export class DecisionChannels0820 implements MigrationInterface {
  readonly name = 'DecisionChannels1763600000820';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE responder ADD COLUMN decision_channels text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE responder DROP COLUMN decision_channels`);
  }
}
