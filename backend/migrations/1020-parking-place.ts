import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a checkout must say where the vehicle stands. */
export class ParkingPlace1020 implements MigrationInterface {
  readonly name = 'ParkingPlace1763600001020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE organisation_settings ADD COLUMN parking_place_required boolean NOT NULL DEFAULT false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN parking_place_required`);
  }
}
