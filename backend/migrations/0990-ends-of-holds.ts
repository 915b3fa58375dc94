import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the hold of hours ends that are offered to somebody on the waitlist, next to the hours. */
export class EndsOfHolds0990 implements MigrationInterface {
  readonly name = 'EndsOfHolds1763600000990';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle_reservation ADD COLUMN hold_ends_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle_reservation DROP COLUMN hold_ends_at`);
  }
}
