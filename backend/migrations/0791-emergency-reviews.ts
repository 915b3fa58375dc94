import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The desk lists emergency takes that wait for a review, and counts misuse, which are few among all bookings. A person takes one vehicle
 * at a time. May run again.
 */
export class EmergencyReviews0791 implements MigrationInterface {
  readonly name = 'EmergencyReviews1763600000791';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS booking_diary_emergency_review`); // one that was not finished
    await runner.query(`
      CREATE INDEX CONCURRENTLY booking_diary_emergency_review ON booking_diary (emergency_review, start_at)
      WHERE emergency_review IS NOT NULL`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS vehicle_use_taken_by_key`);
    await runner.query(`CREATE UNIQUE INDEX CONCURRENTLY vehicle_use_taken_by_key ON vehicle_use (taken_by)`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_diary_emergency_review, vehicle_use_taken_by_key`);
  }
}
