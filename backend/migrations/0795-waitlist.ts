import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who waits for taken hours, and which hours are held for them. The exclusion constraint keeps one person from waiting twice for the same
 * hours of a vehicle.
 */
export class Waitlist0795 implements MigrationInterface {
  readonly name = 'Waitlist1763600000795';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE waitlist_wish (
        wish_id             uuid PRIMARY KEY,
        responder_id        uuid NOT NULL,
        vehicle_id          uuid NOT NULL,
        any_of_type         boolean NOT NULL,
        start_at            timestamptz NOT NULL,
        end_at              timestamptz NOT NULL,
        least_hours         smallint NOT NULL,
        purpose             text NOT NULL,
        joined_at           timestamptz NOT NULL,
        status              text NOT NULL CHECK (status IN ('waiting', 'offered', 'accepted', 'ended')),
        offered_vehicle_id  uuid,
        offered_from        timestamptz,
        offered_until       timestamptz,
        hold_ends_at        timestamptz,
        booking_id          uuid,
        CONSTRAINT waitlist_wish_responder_id_vehicle_id_tstzrange_excl
          EXCLUDE USING gist (responder_id WITH =, vehicle_id WITH =, tstzrange(start_at, end_at) WITH &&)
          WHERE (status IN ('waiting', 'offered'))
      )`);
    await runner.query(`CREATE INDEX ON waitlist_wish (joined_at, wish_id) WHERE status IN ('waiting', 'offered')`);
    await runner.query(`CREATE INDEX ON waitlist_wish (responder_id)`);
    await runner.query(`ALTER TABLE vehicle_reservation ADD COLUMN is_hold boolean NOT NULL DEFAULT false`);
    await runner.query(`
      ALTER TABLE organisation_settings
        ADD COLUMN waitlist_hold_minutes smallint NOT NULL DEFAULT 30,
        ADD COLUMN waitlist_short_hold_minutes smallint NOT NULL DEFAULT 10,
        ADD COLUMN waitlist_approves boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organisation_settings
        DROP COLUMN waitlist_hold_minutes, DROP COLUMN waitlist_short_hold_minutes, DROP COLUMN waitlist_approves`);
    await runner.query(`DELETE FROM vehicle_reservation WHERE is_hold`);
    await runner.query(`ALTER TABLE vehicle_reservation DROP COLUMN is_hold`);
    await runner.query(`DROP TABLE waitlist_wish`);
  }
}
