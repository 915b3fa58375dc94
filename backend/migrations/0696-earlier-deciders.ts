import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who approved or rejected the bookings decided before 0695, from the log, as a rebuild does. In small transactions, so that commands
 * never wait long. May run again.
 */
export class EarlierDeciders0696 implements MigrationInterface {
  readonly name = 'EarlierDeciders1763600000696';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$
      DECLARE
        reached uuid := '00000000-0000-0000-0000-000000000000';
        upto uuid;
      BEGIN
        LOOP
          SELECT booking_id INTO upto FROM
            (SELECT booking_id FROM booking_diary WHERE booking_id > reached ORDER BY booking_id LIMIT 1000) next
          ORDER BY booking_id DESC LIMIT 1;
          EXIT WHEN upto IS NULL;
          UPDATE booking_diary d SET decided_by = split_part(e.actor, ':', 2)::uuid
          FROM event e
          WHERE d.booking_id > reached AND d.booking_id <= upto AND d.decided_by IS NULL
            AND e.stream = d.booking_id AND e.type IN ('BookingApproved', 'BookingRejected') AND e.actor LIKE 'responder:%';
          COMMIT;
          reached := upto;
        END LOOP;
      END $$`);
  }

  async down(): Promise<void> {}
}
