import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An index for finding the bookings of an hour of the week: the range of hours that a booking takes, counted in UTC from a Thursday's
 * midnight. It runs beyond 168 if the booking runs into the next such week. May run again.
 */
export class UsageByHourOfWeek0739 implements MigrationInterface {
  readonly name = 'UsageByHourOfWeek1763600000739';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS usage_booking_hours_of_week_idx`); // one that was not finished
    await runner.query(`
      CREATE INDEX CONCURRENTLY usage_booking_hours_of_week_idx ON usage_booking USING gist (int4range(
        mod(floor(extract(epoch FROM start_at AT TIME ZONE 'UTC') / 3600), 168)::integer,
        (mod(floor(extract(epoch FROM start_at AT TIME ZONE 'UTC') / 3600), 168) + ceil(extract(epoch FROM end_at - start_at) / 3600))::integer))`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY usage_booking_hours_of_week_idx`);
  }
}
