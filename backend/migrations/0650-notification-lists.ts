import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for the administrators' search of messages and for counting failures. */
export class NotificationLists0650 implements MigrationInterface {
  readonly name = 'NotificationLists1763600000650';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX ON notification (responder_id)`);
    await runner.query(`CREATE INDEX ON notification (kind)`);
    await runner.query(`CREATE INDEX ON notification (due_at) WHERE state IN ('queued', 'sending')`);
    await runner.query(`CREATE INDEX ON notification (settled_at) WHERE state = 'failed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX notification_settled_at_idx`);
    await runner.query(`DROP INDEX notification_due_at_idx`);
    await runner.query(`DROP INDEX notification_kind_idx`);
    await runner.query(`DROP INDEX notification_responder_id_idx`);
  }
}
