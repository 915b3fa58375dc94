import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vehicles that were retired before their keys went with them. A row for each vehicle, so in one part. May run again. */
export class KeysOfRetiredVehicles0928 implements MigrationInterface {
  readonly name = 'KeysOfRetiredVehicles1763600000928';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM vehicle_keys k USING vehicle v WHERE v.id = k.vehicle_id AND v.retired_at IS NOT NULL`,
    );
  }

  async down(): Promise<void> {}
}
