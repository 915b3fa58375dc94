import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words that people type into events, apart from the log, which holds a salted hash in their place (docs/adr/0006). Erasing
 * empties text and salt; the row stays, so that a lost text is not taken for an erased one.
 */
export class ErasableTexts0725 implements MigrationInterface {
  readonly name = 'ErasableTexts1763600000725';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erasable_text (
        event_id    uuid,
        path        text,
        stream      uuid NOT NULL,
        written_by  uuid,
        about       uuid,
        salt        bytea,
        text        text,
        PRIMARY KEY (event_id, path),
        CHECK ((salt IS NULL) = (text IS NULL))
      )`);
    await runner.query(
      `COMMENT ON COLUMN erasable_text.path IS 'in the data of the event: damageReports.0.description'`,
    );
    await runner.query(
      `COMMENT ON COLUMN erasable_text.written_by IS 'the responder whose words they are; null: a program'`,
    );
    await runner.query(`COMMENT ON COLUMN erasable_text.about IS 'whose booking it is, if somebody else wrote it'`);
    await runner.query(`COMMENT ON COLUMN erasable_text.text IS 'null: erased'`);
    await runner.query(`CREATE INDEX ON erasable_text (written_by)`);
    await runner.query(`CREATE INDEX ON erasable_text (about) WHERE about IS NOT NULL`);
    // statistics would keep words after they were erased
    await runner.query(`ALTER TABLE erasable_text ALTER COLUMN text SET STATISTICS 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE erasable_text`);
  }
}
