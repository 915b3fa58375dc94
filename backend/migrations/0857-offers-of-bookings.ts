import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The history of a booking shows its offers, and those in which it was asked for. May run again. */
export class OffersOfBookings0857 implements MigrationInterface {
  readonly name = 'OffersOfBookings1763600000857';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS handing_on_of_booking`); // one that was not finished
    await runner.query(`CREATE INDEX CONCURRENTLY handing_on_of_booking ON handing_on (booking_id)`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS handing_on_of_wanted_booking`);
    await runner.query(`
      CREATE INDEX CONCURRENTLY handing_on_of_wanted_booking ON handing_on (wanted_booking_id)
      WHERE wanted_booking_id IS NOT NULL`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX handing_on_of_booking`);
    await runner.query(`DROP INDEX handing_on_of_wanted_booking`);
  }
}
