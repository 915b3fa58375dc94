import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The incoming responder has opened a code and gone back. */
export class HandoverLeft0850 implements MigrationInterface {
  readonly name = 'HandoverLeft1763600000850';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE joint_handover ADD COLUMN left_at timestamptz`);
    await runner.query(`COMMENT ON COLUMN joint_handover.left_at IS 'null: not opened, or still looked at'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE joint_handover DROP COLUMN left_at`);
  }
}
