import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Signed agreements by the time of the signature. */
export class AgreementFiles0590 implements MigrationInterface {
  readonly name = 'AgreementFiles1763600000590';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX ON booking_diary (signed_at DESC, booking_id DESC) WHERE signed_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX booking_diary_signed_at_booking_id_idx`);
  }
}
