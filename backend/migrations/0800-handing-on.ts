import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings that are offered to colleagues. An index keeps a booking from being offered twice at once. */
export class HandingOn0800 implements MigrationInterface {
  readonly name = 'HandingOn1763600000800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE handing_on (
        handing_on_id      uuid PRIMARY KEY,
        responder_id       uuid NOT NULL,
        booking_id         uuid NOT NULL,
        vehicle_id         uuid NOT NULL,
        start_at           timestamptz NOT NULL,
        end_at             timestamptz NOT NULL,
        signed             boolean NOT NULL,
        to_responder_id    uuid,
        wanted_booking_id  uuid,
        wanted_vehicle_id  uuid,
        wanted_from        timestamptz,
        wanted_until       timestamptz,
        wanted_signed      boolean,
        offered_at         timestamptz NOT NULL,
        status             text NOT NULL CHECK (status IN ('open', 'accepted', 'ended')),
        accepted_by        uuid,
        ended_because      text,
        settled_at         timestamptz
      )`);
    await runner.query(`CREATE UNIQUE INDEX handing_on_open_booking ON handing_on (booking_id) WHERE status = 'open'`);
    await runner.query(`CREATE INDEX ON handing_on (responder_id, end_at)`);
    await runner.query(`CREATE INDEX ON handing_on (accepted_by)`);
    await runner.query(`CREATE INDEX ON handing_on (to_responder_id)`);
    await runner.query(
      `CREATE INDEX handing_on_to_everybody ON handing_on (start_at) WHERE status = 'open' AND to_responder_id IS NULL`,
    );
    await runner.query(`CREATE INDEX handing_on_open ON handing_on (offered_at) WHERE status = 'open'`);
    await runner.query(`
      ALTER TABLE organisation_settings ADD COLUMN handing_on_needs_approval boolean NOT NULL DEFAULT true`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organisation_settings DROP COLUMN handing_on_needs_approval`);
    await runner.query(`DROP TABLE handing_on`);
  }
}
