import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two vehicles of the fleet never share a plate, however it is written. The plate of a retired one is free again. */
export class PlateNumbers0668 implements MigrationInterface {
  readonly name = 'PlateNumbers1763600000668';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE vehicle
        ADD COLUMN plate_number text,
        ADD COLUMN plate_in_fleet text GENERATED ALWAYS AS (
          CASE WHEN retired_at IS NULL THEN upper(regexp_replace(plate_number, '[\\s-]', '', 'g')) END) STORED UNIQUE`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle DROP COLUMN plate_in_fleet, DROP COLUMN plate_number`);
  }
}
