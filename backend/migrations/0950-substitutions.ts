import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is planned for bookings whose vehicle or responder is lost. The unique index keeps two administrators from planning for one booking at
 * the same time.
 */
export class Substitutions0950 implements MigrationInterface {
  readonly name = 'Substitutions1763600000950';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE substitution (
        substitution_id        uuid PRIMARY KEY,
        plan_id                uuid NOT NULL,
        booking_id             uuid NOT NULL,
        responder_id           uuid NOT NULL,
        vehicle_id             uuid NOT NULL,
        start_at               timestamptz NOT NULL,
        end_at                 timestamptz NOT NULL,
        substitute_vehicle_id  uuid,
        planned_at             timestamptz NOT NULL,
        planned_by             uuid,
        status                 text NOT NULL CHECK (status IN ('planned', 'offered', 'accepted', 'ended')),
        hold_ends_at           timestamptz,
        ended_because          text,
        settled_at             timestamptz
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX substitution_open_booking ON substitution (booking_id) WHERE status IN ('planned', 'offered')`);
    await runner.query(`
      CREATE INDEX ON substitution (planned_at, substitution_id) WHERE status IN ('planned', 'offered')`);
    await runner.query(`CREATE INDEX ON substitution (responder_id)`);
    await runner.query(`CREATE INDEX ON substitution (booking_id, planned_at DESC)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DELETE FROM vehicle_reservation WHERE booking_id IN (SELECT substitution_id FROM substitution)`,
    );
    await runner.query(`DROP TABLE substitution`);
  }
}
