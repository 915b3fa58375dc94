import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The diary by the time of the request, and by what stands in the purpose (backend/src/booking/NOTES.md). Trigrams know the letters that the
 * database's locale knows, and an embedded database has the locale C: Hebrew is indexed under Latin letters. The expression
 * is repeated, letter by letter, in backend/src/booking/views/booking-diary/diary-search.ts.
 */
export class DiarySearch0560 implements MigrationInterface {
  readonly name = 'DiarySearch1763600000560';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(`CREATE INDEX ON booking_diary (requested_at, booking_id)`);
    await runner.query(`CREATE INDEX ON booking_diary USING gin
      (translate(lower(purpose), 'אבגדהוזחטיכלמנסעפצקרשתךםןףץ', 'qxzjwvkgtychfpbdnslrmtcfpns') gin_trgm_ops)`);
    // an expression has no statistics before, and a frequent word would pass for a rare one
    await runner.query(`ANALYZE booking_diary`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_diary_translate_idx, booking_diary_requested_at_booking_id_idx`);
  }
}
