import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for claiming what a channel has to send, so that a backlog of another channel is not read. May run again. */
export class DueMessagesByChannel0711 implements MigrationInterface {
  readonly name = 'DueMessagesByChannel1763600000711';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET lock_timeout = 0`);
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS notification_due_by_channel`); // one that was not finished
    await runner.query(
      `CREATE INDEX CONCURRENTLY notification_due_by_channel ON notification (channel, due_at) WHERE state = 'queued'`,
    );
    await runner.query(`RESET lock_timeout`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX CONCURRENTLY notification_due_by_channel`);
  }
}
