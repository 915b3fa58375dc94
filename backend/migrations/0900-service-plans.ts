import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a vehicle needs again and again, and the first end of its papers, which bookings must not cross. The function is called once
 * the vehicle is locked, and refuses a command that read other papers before.
 */
export class ServicePlans0900 implements MigrationInterface {
  readonly name = 'ServicePlans1763600000900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle ADD COLUMN papers_end text`);
    await runner.query(`ALTER TABLE vehicle ADD COLUMN papers_end_on text`);
    await runner.query(`COMMENT ON COLUMN vehicle.papers_end IS 'the paper that ends first; null if none is known'`);
    await runner.query(`
      CREATE TABLE service_plan (
        plan_id      uuid PRIMARY KEY,
        vehicle_id   uuid NOT NULL,
        kind         text NOT NULL,
        name         text,
        every_km     integer,
        every_months integer,
        last_done_on text,
        last_done_km integer,
        valid_until  text,
        set_at       timestamptz NOT NULL,
        ended_at     timestamptz
      )`);
    await runner.query(`CREATE INDEX ON service_plan (vehicle_id) WHERE ended_at IS NULL`);
    await runner.query(`
      CREATE FUNCTION vehicle_papers_as_read(of_vehicle uuid, as_read text) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM vehicle v WHERE v.id = of_vehicle
                   AND coalesce(v.papers_end || ' ' || v.papers_end_on, '') <> as_read) THEN
          RAISE EXCEPTION 'the papers of vehicle % have changed', of_vehicle
            USING ERRCODE = 'check_violation', TABLE = 'vehicle', CONSTRAINT = 'vehicle_papers_as_read';
        END IF;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION vehicle_papers_as_read(uuid, text)`);
    await runner.query(`DROP TABLE service_plan`);
    await runner.query(`ALTER TABLE vehicle DROP COLUMN papers_end, DROP COLUMN papers_end_on`);
  }
}
