import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The damage of a vehicle by its reports, open or resolved. May run again. */
export class DamageOfVehicle0940 implements MigrationInterface {
  readonly name = 'DamageOfVehicle1763600000940';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS vehicle_damage_vehicle_id_reported_at_idx`); // one that was not finished
    await runner.query(
      `CREATE INDEX CONCURRENTLY vehicle_damage_vehicle_id_reported_at_idx ON vehicle_damage (vehicle_id, reported_at DESC)`,
    );
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX vehicle_damage_vehicle_id_reported_at_idx`);
  }
}
