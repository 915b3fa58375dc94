import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = [
  { name: 'odometer_shift_vehicle_id_returned_at_idx', of: 'odometer_shift (vehicle_id, returned_at)' },
  { name: 'vehicle_defect_vehicle_id_idx', of: 'vehicle_defect (vehicle_id)' },
] as const;

/** Shifts of a vehicle by their return, and all its defects, for its months. May run again. */
export class MonthsOfVehicles1010 implements MigrationInterface {
  readonly name = 'MonthsOfVehicles1763600001010';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    for (const { name, of } of indexes) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`); // one that was not finished
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${of}`);
    }
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of indexes) await runner.query(`DROP INDEX ${name}`);
  }
}
