import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests at once cannot exceed how many wishes a person may have open. Wishes that were joined before have no slot. */
export class WishSlots0855 implements MigrationInterface {
  readonly name = 'WishSlots1763600000855';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE waitlist_slot (
        wish_id      uuid PRIMARY KEY,
        responder_id uuid NOT NULL,
        slot         smallint CHECK (slot >= 1),
        is_open      boolean NOT NULL DEFAULT true,
        CONSTRAINT waitlist_slot_responder_id_slot_excl
          EXCLUDE USING gist (responder_id WITH =, slot WITH =) WHERE (is_open)
      )`);
    await runner.query(`
      INSERT INTO waitlist_slot (wish_id, responder_id, is_open)
      SELECT wish_id, responder_id, status IN ('waiting', 'offered') FROM waitlist_wish`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE waitlist_slot`);
  }
}
