import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts of messages that organizations write in place of ours, and every version of them. */
export class MessageTemplates0580 implements MigrationInterface {
  readonly name = 'MessageTemplates1763600000580';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_template (
        id            uuid PRIMARY KEY,
        type          text NOT NULL,
        language      text NOT NULL,
        version       integer NOT NULL CHECK (version > 0),
        subject       text,
        content       text,
        changed_at    timestamptz NOT NULL,
        changed_by    uuid,
        UNIQUE (type, language),
        CHECK ((subject IS NULL) = (content IS NULL))
      )`);
    await runner.query(`COMMENT ON TABLE message_template IS
      'what was ever changed; without a subject and a content, and without a row, the text is the one that Rigbook comes with'`);
    await runner.query(`
      CREATE TABLE message_template_version (
        id            uuid PRIMARY KEY,
        template_id   uuid NOT NULL REFERENCES message_template,
        version       integer NOT NULL,
        subject       text,
        content       text,
        changed_at    timestamptz NOT NULL,
        changed_by    uuid,
        UNIQUE (template_id, version),
        CHECK ((subject IS NULL) = (content IS NULL))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE message_template_version`);
    await runner.query(`DROP TABLE message_template`);
  }
}
