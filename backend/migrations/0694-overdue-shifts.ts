import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Few vehicles return late. Without a separate index, finding a page of them reads nearly all returns. */
export class OverdueShifts0694 implements MigrationInterface {
  readonly name = 'OverdueShifts1763600000694';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX booking_diary_overdue_idx ON booking_diary (start_at DESC, booking_id DESC)
      WHERE checked_out_at > end_at OR status = 'active'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_diary_overdue_idx`);
  }
}
