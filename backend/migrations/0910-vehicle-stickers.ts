import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The code on a vehicle's sticker: no vehicle has one yet. */
export class VehicleStickers0910 implements MigrationInterface {
  readonly name = 'VehicleStickers1763600000910';
  readonly transaction = false; // CONCURRENTLY

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle ADD COLUMN IF NOT EXISTS sticker_code text`);
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS vehicle_sticker_code_key`); // one that was not finished
    await runner.query(`CREATE UNIQUE INDEX CONCURRENTLY vehicle_sticker_code_key ON vehicle (sticker_code)`);
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle DROP COLUMN sticker_code`);
  }
}
