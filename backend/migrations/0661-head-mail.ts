import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One mail a day with the newest signed head, whichever process sends it and however often they start. */
export class HeadMail0661 implements MigrationInterface {
  readonly name = 'HeadMail1763600000661';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE head_mail (
        day       date PRIMARY KEY,
        tries     smallint NOT NULL DEFAULT 1,
        tried_at  timestamptz NOT NULL,
        sent_at   timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE head_mail`);
  }
}
