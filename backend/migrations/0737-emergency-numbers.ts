import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The numbers of the contacts that the loan agreement names. */
export class EmergencyNumbers0737 implements MigrationInterface {
  readonly name = 'EmergencyNumbers1763600000737';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings ADD COLUMN emergency_numbers jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN emergency_numbers`);
  }
}
