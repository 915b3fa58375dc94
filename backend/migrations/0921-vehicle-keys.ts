import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the keys of a vehicle are and which codes open it: encrypted, with a key that is not in the database. */
export class VehicleKeys0921 implements MigrationInterface {
  readonly name = 'VehicleKeys1763600000921';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vehicle_keys (
        vehicle_id uuid PRIMARY KEY,
        sealed     bytea NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE vehicle_keys`);
  }
}
