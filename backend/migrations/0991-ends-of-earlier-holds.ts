import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ends of the holds that there are already. Those are few and short, so in one part. May run again. */
export class EndsOfEarlierHolds0991 implements MigrationInterface {
  readonly name = 'EndsOfEarlierHolds1763600000991';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE vehicle_reservation r SET hold_ends_at = w.hold_ends_at
      FROM waitlist_wish w WHERE r.is_hold AND w.wish_id = r.booking_id`);
  }

  async down(): Promise<void> {}
}
