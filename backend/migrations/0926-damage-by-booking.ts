import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The damage that was reported with a booking. May run again. */
export class DamageByBooking0926 implements MigrationInterface {
  readonly name = 'DamageByBooking1763600000926';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS vehicle_damage_booking_id_idx`); // one that was not finished
    await runner.query(`CREATE INDEX CONCURRENTLY vehicle_damage_booking_id_idx ON vehicle_damage (booking_id)`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX vehicle_damage_booking_id_idx`);
  }
}
