import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who approved or rejected a booking. For earlier decisions it is read from the log, as a rebuild does. */
export class BookingDeciders0695 implements MigrationInterface {
  readonly name = 'BookingDeciders1763600000695';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_diary ADD COLUMN decided_by uuid`);
    await runner.query(`
      UPDATE booking_diary d SET decided_by = split_part(e.actor, ':', 2)::uuid
      FROM event e
      WHERE e.stream = d.booking_id AND e.type IN ('BookingApproved', 'BookingRejected') AND e.actor LIKE 'responder:%'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE booking_diary DROP COLUMN decided_by`);
  }
}
