import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when and why a vehicle is in maintenance, the damage of vehicles, and where an odometer ran backwards. */
export class VehicleDamage0570 implements MigrationInterface {
  readonly name = 'VehicleDamage1763600000570';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE vehicle ADD COLUMN maintenance_since timestamptz, ADD COLUMN maintenance_reason text`,
    );
    await runner.query(`
      CREATE TABLE vehicle_damage (
        damage_id        uuid PRIMARY KEY,
        vehicle_id       uuid NOT NULL,
        booking_id       uuid NOT NULL,
        responder_id     uuid NOT NULL,
        shift_start_at   timestamptz NOT NULL,
        shift_end_at     timestamptz NOT NULL,
        area             text NOT NULL,
        severity         text NOT NULL,
        description      text NOT NULL,
        reported_at      timestamptz NOT NULL,
        resolved_at      timestamptz,
        resolved_by      uuid,
        resolution_note  text
      )`);
    for (const [place, which] of [
      ['reported_at', 'IS NULL'],
      ['resolved_at', 'IS NOT NULL'],
    ]) {
      await runner.query(`CREATE INDEX ON vehicle_damage (${place} DESC, damage_id DESC) WHERE resolved_at ${which}`);
      await runner.query(
        `CREATE INDEX ON vehicle_damage (vehicle_id, ${place} DESC, damage_id DESC) WHERE resolved_at ${which}`,
      );
    }
    await runner.query(
      `CREATE INDEX ON booking_diary (checked_in_at DESC, booking_id DESC) WHERE odometer_last_km IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_diary_checked_in_at_booking_id_idx`);
    await runner.query(`DROP TABLE vehicle_damage`);
    await runner.query(`ALTER TABLE vehicle DROP COLUMN maintenance_since, DROP COLUMN maintenance_reason`);
  }
}
