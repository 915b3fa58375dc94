import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds who had a vehicle at a moment: the last check-in before it. */
export class Custody0669 implements MigrationInterface {
  readonly name = 'Custody1763600000669';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX ON booking_diary (vehicle_id, checked_in_at) WHERE checked_in_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_diary_vehicle_id_checked_in_at_idx`);
  }
}
