import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A vehicle is held a little longer than it is booked: `during` includes the turn-round, `booked_until` does not. */
export class TurnRounds0755 implements MigrationInterface {
  readonly name = 'TurnRounds1763600000755';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings ADD COLUMN turn_round_minutes smallint NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE vehicle ADD COLUMN turn_round_minutes smallint`);
    await runner.query(`ALTER TABLE vehicle_reservation ADD COLUMN booked_until timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle_reservation DROP COLUMN booked_until`);
    await runner.query(`ALTER TABLE vehicle DROP COLUMN turn_round_minutes`);
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN turn_round_minutes`);
  }
}
