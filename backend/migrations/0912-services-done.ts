import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done of the plans of vehicles. */
export class ServicesDone0912 implements MigrationInterface {
  readonly name = 'ServicesDone1763600000912';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE service_done (
        service_id  uuid PRIMARY KEY,
        vehicle_id  uuid NOT NULL,
        plan_id     uuid NOT NULL,
        done_on     text NOT NULL,
        mileage_km  integer,
        cost_cents  integer,
        valid_until text,
        recorded_at timestamptz NOT NULL,
        recorded_by uuid
      )`);
    await runner.query(`CREATE INDEX ON service_done (vehicle_id, done_on DESC, service_id DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE service_done`);
  }
}
