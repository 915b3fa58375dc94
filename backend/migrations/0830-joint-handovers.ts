import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Codes of handovers at the vehicle. Nothing has happened while a row is open. One that was withdrawn cannot be used: of the two at once the
 * database refuses the second.
 */
export class JointHandovers0830 implements MigrationInterface {
  readonly name = 'JointHandovers1763600000830';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE joint_handover (
        handover_id   uuid PRIMARY KEY,
        booking_id    uuid NOT NULL,
        responder_id  uuid NOT NULL REFERENCES responder ON DELETE CASCADE,
        vehicle_id    uuid NOT NULL,
        code_hash     text NOT NULL,
        walk_round    jsonb,
        made_at       timestamptz NOT NULL,
        opened_for    uuid,
        used_by       uuid,
        used_at       timestamptz,
        withdrawn_at  timestamptz,
        CONSTRAINT joint_handover_ends_once CHECK (used_at IS NULL OR withdrawn_at IS NULL)
      )`);
    await runner.query(`ALTER TABLE vehicle_damage ADD COLUMN seen_with uuid`);
    await runner.query(`COMMENT ON COLUMN joint_handover.walk_round IS 'null: used or withdrawn'`);
    const open = 'WHERE used_at IS NULL AND withdrawn_at IS NULL';
    await runner.query(`CREATE UNIQUE INDEX joint_handover_open_booking ON joint_handover (booking_id) ${open}`);
    await runner.query(`CREATE UNIQUE INDEX joint_handover_open_code ON joint_handover (code_hash) ${open}`);
    await runner.query(`CREATE INDEX ON joint_handover (booking_id, made_at DESC)`);
    await runner.query(`CREATE INDEX ON joint_handover (responder_id)`);
    await runner.query(`CREATE INDEX ON joint_handover (made_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE vehicle_damage DROP COLUMN seen_with`);
    await runner.query(`DROP TABLE joint_handover`);
  }
}
