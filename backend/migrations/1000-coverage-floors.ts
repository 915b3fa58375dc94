import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many vehicles of a type are to be free or on shift. Two administrators who approve hours of one type at once take turns; the
 * second function is called once the type is locked, and refuses a decision that rests on what was promised before.
 */
export class CoverageFloors1000 implements MigrationInterface {
  readonly name = 'CoverageFloors1763600001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE coverage_floor (
        floor_id     uuid PRIMARY KEY,
        vehicle_type text NOT NULL,
        counts       text NOT NULL,
        least        integer NOT NULL,
        weekdays     text[] NOT NULL,
        from_hour    integer NOT NULL,
        until_hour   integer NOT NULL
      )`);
    await runner.query(`CREATE INDEX ON coverage_floor (vehicle_type, counts)`);
    await runner.query(`
      CREATE FUNCTION coverage_promised(of_type text, from_at timestamptz, until_at timestamptz) RETURNS text
      LANGUAGE sql STABLE AS $$
        SELECT md5(concat_ws('/',
          (SELECT string_agg(concat_ws(' ', f.floor_id, f.counts, f.least, f.weekdays, f.from_hour, f.until_hour), ';'
                             ORDER BY f.floor_id)
           FROM coverage_floor f WHERE f.vehicle_type = of_type),
          (SELECT string_agg(concat_ws(' ', v.id, v.service_status, extract(epoch FROM v.available_from), v.papers_end_on), ';'
                             ORDER BY v.id)
           FROM vehicle v WHERE v.type = of_type AND v.retired_at IS NULL),
          (SELECT string_agg(concat_ws(' ', r.booking_id, extract(epoch FROM lower(r.during)), extract(epoch FROM upper(r.during))),
                             ';' ORDER BY r.booking_id)
           FROM vehicle v JOIN vehicle_reservation r ON r.vehicle_id = v.id
             JOIN booking_diary d ON d.booking_id = r.booking_id
           WHERE v.type = of_type AND v.retired_at IS NULL AND r.during && tstzrange(from_at, until_at)
             AND d.status IN ('approved', 'active', 'completed'))))
      $$`);
    await runner.query(`
      CREATE FUNCTION coverage_as_read(of_type uuid, as_read text) RETURNS void LANGUAGE plpgsql AS $$
      DECLARE
        known jsonb := as_read::jsonb;
      BEGIN
        IF coverage_promised(known ->> 'type', (known ->> 'from')::timestamptz, (known ->> 'until')::timestamptz)
             IS DISTINCT FROM known ->> 'promised' THEN
          RAISE EXCEPTION 'the coverage of type % has changed', of_type
            USING ERRCODE = 'check_violation', TABLE = 'coverage_floor', CONSTRAINT = 'coverage_as_read';
        END IF;
      END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION coverage_as_read(uuid, text)`);
    await runner.query(`DROP FUNCTION coverage_promised(text, timestamptz, timestamptz)`);
    await runner.query(`DROP TABLE coverage_floor`);
  }
}
