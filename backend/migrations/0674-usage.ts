import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outcome of each booking for usage statistics, in narrow rows, so that a year can be read at once. */
export class Usage0674 implements MigrationInterface {
  readonly name = 'Usage1763600000674';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE usage_booking (
        booking_id      uuid PRIMARY KEY,
        vehicle_id      uuid NOT NULL,
        start_at        timestamptz NOT NULL,
        end_at          timestamptz NOT NULL,
        approved        boolean NOT NULL DEFAULT false,
        cancelled       boolean NOT NULL DEFAULT false,
        signed          boolean NOT NULL DEFAULT false,
        checked_in_at   timestamptz,
        checked_out_at  timestamptz
      )`);
    await runner.query(`CREATE INDEX ON usage_booking (start_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE usage_booking`);
  }
}
