import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fuel and other expenses of shifts. A row of receipts without an upload is one that was erased. */
export class Expenses0970 implements MigrationInterface {
  readonly name = 'Expenses1763600000970';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE expense (
        expense_id    uuid PRIMARY KEY,
        booking_id    uuid NOT NULL,
        responder_id  uuid NOT NULL,
        vehicle_id    uuid NOT NULL,
        nth           smallint NOT NULL,
        kind          text NOT NULL,
        spent_on      text NOT NULL,
        amount_minor  integer NOT NULL,
        currency      text NOT NULL,
        centiliters   integer,
        note          text,
        recorded_at   timestamptz NOT NULL,
        status        text NOT NULL,
        decided_at    timestamptz,
        decided_by    uuid,
        reason        text,
        UNIQUE (booking_id, nth)
      )`);
    await runner.query(`CREATE INDEX ON expense (spent_on DESC, expense_id DESC)`);
    await runner.query(`CREATE INDEX ON expense (status, spent_on DESC, expense_id DESC)`);
    await runner.query(`CREATE INDEX ON expense (vehicle_id, spent_on DESC, expense_id DESC)`);
    await runner.query(`CREATE INDEX ON expense (responder_id)`);
    await runner.query(`
      CREATE TABLE expense_receipt (
        expense_id   uuid PRIMARY KEY,
        upload_id    uuid UNIQUE REFERENCES photo_upload ON DELETE SET NULL,
        received_at  timestamptz NOT NULL
      )`);
    await runner.query(`COMMENT ON COLUMN expense_receipt.upload_id IS 'null: erased'`);

    // as of a photo of damage: locks the row before it looks for licenses, so that it sees a license that was committed first
    await runner.query(`
      CREATE FUNCTION hand_in_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE photo_upload SET kept_for = 'receipt' WHERE id = NEW.upload_id AND kept_for IS NULL;
        IF NOT FOUND OR EXISTS (SELECT FROM licence_photo WHERE upload_id = NEW.upload_id) THEN
          RAISE foreign_key_violation USING
            MESSAGE = 'the upload is gone, or handed in', CONSTRAINT = 'expense_receipt_upload_id_fkey';
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER hand_in_receipt BEFORE INSERT ON expense_receipt
      FOR EACH ROW WHEN (NEW.upload_id IS NOT NULL) EXECUTE FUNCTION hand_in_receipt()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE expense_receipt`);
    await runner.query(`DROP FUNCTION hand_in_receipt`);
    await runner.query(`DROP TABLE expense`);
  }
}
