import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an organization was told that its check-in no longer opens with the signature. A start gives it the usual opening. */
export class CheckInOpening0736 implements MigrationInterface {
  readonly name = 'CheckInOpening1763600000736';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE check_in_opening_change (
        only_row  boolean PRIMARY KEY DEFAULT true CHECK (only_row),
        tried_at  timestamptz,
        told_at   timestamptz
      )`);
    await runner.query(`COMMENT ON TABLE check_in_opening_change IS
      'a row if check-in opened with the signature until an upgrade: whether the office was told'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE check_in_opening_change`);
  }
}
