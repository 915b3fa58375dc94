import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On which of their phones somebody has opened a code: the one that goes back does not speak for the other. */
export class HandoverPhones0880 implements MigrationInterface {
  readonly name = 'HandoverPhones1763600000880';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE joint_handover ADD COLUMN open_on text[] NOT NULL DEFAULT '{}'`);
    await runner.query(`COMMENT ON COLUMN joint_handover.open_on IS 'hashes of the sessions that look at the code'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE joint_handover DROP COLUMN open_on`);
  }
}
