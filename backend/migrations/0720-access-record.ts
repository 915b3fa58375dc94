import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who came in, tried to, or read what is private. Apart from the log: it is kept for a time, and forgets. */
export class AccessRecord0720 implements MigrationInterface {
  readonly name = 'AccessRecord1763600000720';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE access_record (
        id            uuid PRIMARY KEY,
        same          text NOT NULL UNIQUE,
        at            timestamptz NOT NULL,
        last_at       timestamptz NOT NULL,
        times         integer NOT NULL DEFAULT 1,
        kind          text NOT NULL,
        responder_id  uuid,
        access_token  uuid,
        unit_number   text,
        subject       uuid,
        code          text,
        route         text NOT NULL,
        network       cidr,
        device        text
      )`);
    await runner.query(`CREATE INDEX ON access_record (at DESC, id DESC)`);
    await runner.query(`CREATE INDEX ON access_record (responder_id, at DESC)`);
    await runner.query(`CREATE INDEX ON access_record (last_at) WHERE masklen(network) IN (32, 64)`);
    await runner.query(`
      CREATE TABLE access_token_network (
        access_token  uuid NOT NULL REFERENCES access_token (id) ON DELETE CASCADE,
        network       cidr NOT NULL,
        seen_at       timestamptz NOT NULL,
        PRIMARY KEY (access_token, network)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE access_token_network, access_record`);
  }
}
