import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vehicles, who has one out, and what their dashboards showed last. */
export class Fleet0120 implements MigrationInterface {
  readonly name = 'Fleet1763600000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vehicle (
        id              uuid PRIMARY KEY,
        name            text NOT NULL,
        type            text NOT NULL,
        location        text NOT NULL,
        allowed_roles   text[] NOT NULL,
        service_status  text NOT NULL CHECK (service_status IN ('available', 'maintenance', 'unavailable')),
        available_from  timestamptz,
        added_at        timestamptz NOT NULL,
        retired_at      timestamptz,
        name_in_fleet   text GENERATED ALWAYS AS (CASE WHEN retired_at IS NULL THEN lower(name) END) STORED UNIQUE
      )`);
    await runner.query(`COMMENT ON COLUMN vehicle.service_status IS
      'what the vehicle''s own stream says; a row in vehicle_use makes it in_use on screen'`);

    await runner.query(`
      CREATE TABLE vehicle_use (
        vehicle_id  uuid PRIMARY KEY,
        booking_id  uuid NOT NULL,
        until_at    timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE vehicle_condition (
        vehicle_id    uuid PRIMARY KEY,
        fuel_percent  smallint NOT NULL CHECK (fuel_percent BETWEEN 0 AND 100),
        mileage_km    integer NOT NULL CHECK (mileage_km >= 0),
        read_at       timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE vehicle_condition, vehicle_use, vehicle`);
  }
}
