import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which shift the last readings before 0880 are. A row for each vehicle, so in one part. May run again. */
export class EarlierLastReadings0881 implements MigrationInterface {
  readonly name = 'EarlierLastReadings1763600000881';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE vehicle_condition c SET booking_id = last.booking_id, step = last.step
      FROM (SELECT DISTINCT ON (k.vehicle_id) k.vehicle_id, d.booking_id,
                   CASE WHEN d.checked_in_at = k.read_at THEN 'check-in' ELSE 'check-out' END AS step
            FROM vehicle_condition k
            JOIN booking_diary d ON d.vehicle_id = k.vehicle_id AND k.read_at IN (d.checked_in_at, d.checked_out_at)
            ORDER BY k.vehicle_id, d.checked_in_at DESC) last
      WHERE c.vehicle_id = last.vehicle_id AND c.booking_id IS NULL`);
  }

  async down(): Promise<void> {}
}
