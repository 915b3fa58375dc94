import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a responder wants to receive messages. */
export class ResponderMessages0640 implements MigrationInterface {
  readonly name = 'ResponderMessages1763600000640';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE responder
        ADD COLUMN language text CHECK (language IN ('en', 'he')),
        ADD COLUMN channels text[] NOT NULL DEFAULT '{email,whatsapp}'
          CHECK (channels IN ('{email}', '{whatsapp}', '{email,whatsapp}'))`);
    await runner.query(`COMMENT ON COLUMN responder.language IS 'null: the language of the organisation'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE responder DROP COLUMN language, DROP COLUMN channels`);
  }
}
