import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The ledger of the odometers: readings of each shift, as corrected and as they were read, and the reading before them. The last reading of
 * a vehicle says of which shift it is, so that a correction finds it.
 */
export class Odometer0880 implements MigrationInterface {
  readonly name = 'Odometer1763600000880';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE odometer_shift (
        booking_id              uuid PRIMARY KEY,
        vehicle_id              uuid NOT NULL,
        taken_at                timestamptz NOT NULL,
        check_in_km             integer NOT NULL,
        check_in_read_km        integer NOT NULL,
        check_in_fuel_percent   smallint NOT NULL,
        returned_at             timestamptz,
        check_out_km            integer,
        check_out_read_km       integer,
        check_out_fuel_percent  smallint,
        before_booking_id       uuid,
        before_km               integer
      )`);
    await runner.query(`CREATE INDEX ON odometer_shift (vehicle_id, taken_at DESC, booking_id DESC)`);
    await runner.query(`CREATE INDEX ON odometer_shift (taken_at DESC, booking_id DESC) WHERE check_in_km < before_km`);
    await runner.query(`CREATE INDEX ON odometer_shift (taken_at DESC, booking_id DESC) WHERE check_in_km > before_km`);
    await runner.query(`ALTER TABLE vehicle_condition ADD COLUMN booking_id uuid, ADD COLUMN step text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle_condition DROP COLUMN booking_id, DROP COLUMN step`);
    await runner.query(`DROP TABLE odometer_shift`);
  }
}
