import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings whose shift does not begin end by themselves. */
export class ReleasedBookings0744 implements MigrationInterface {
  readonly name = 'ReleasedBookings1763600000744';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE organisation_settings ADD COLUMN released_minutes_after smallint NOT NULL DEFAULT 60`,
    );
    await runner.query(`
      ALTER TABLE booking_diary
        ADD COLUMN released_because text,
        ADD COLUMN release_due_at timestamptz,
        ADD COLUMN reinstated_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booking_diary
        DROP COLUMN released_because, DROP COLUMN release_due_at, DROP COLUMN reinstated_at`);
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN released_minutes_after`);
  }
}
