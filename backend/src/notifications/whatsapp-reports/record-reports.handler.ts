import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '@rigbook/contracts/kernel';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Database, query, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import type { Failed } from '../channels/delivery-outcome.js';
import { outcomeOfError } from '../channels/whatsapp/whatsapp-outcome.js';
import type { AcceptedReport, FailedReport, Report } from './report.js';

/** $1 is our id if the report has it, $2 is Meta's. */
const REPORTED = `n.channel = 'whatsapp'
  AND n.id = coalesce($1::uuid, (SELECT id FROM notification WHERE provider_id = $2 LIMIT 1))`;
/** Meta accepted it in an attempt whose outcome we have not recorded. */
const UNHEARD_OF = `n.attempts > 0 AND n.provider_id IS DISTINCT FROM $2
  AND NOT EXISTS (SELECT FROM notification_attempt a WHERE a.notification_id = n.id AND a.provider_id = $2)`;

/**
 * Records that a message was sent, delivered or read, with the earliest time of any report, in any order. Read implies delivered,
 * and both imply sent, so a message that waits for another attempt because the first got no answer is not sent twice. Returns its
 * id; no row if nothing is new or the message is unknown.
 */
export const noteAccepted = ({ notificationId, providerId, status, at }: AcceptedReport, now: Instant): Statement => ({
  name: 'whatsapp.note-accepted',
  text: `WITH reported AS (
           SELECT n.id,
                  n.state IN ('queued', 'sending', 'failed') AND ${UNHEARD_OF} OR n.state = 'failed' AND $4 AS is_sent_after_all
           FROM notification n WHERE ${REPORTED} FOR UPDATE
         )
         UPDATE notification n
         SET delivered_at = CASE WHEN $4 THEN least(n.delivered_at, $3) ELSE n.delivered_at END,
             read_at = CASE WHEN $5 THEN least(n.read_at, $3) ELSE n.read_at END,
             state = CASE WHEN is_sent_after_all THEN 'sent' ELSE n.state END,
             settled_at = CASE WHEN is_sent_after_all THEN $6 ELSE n.settled_at END,
             provider_id = CASE WHEN is_sent_after_all THEN $2 ELSE n.provider_id END,
             problem = CASE WHEN is_sent_after_all THEN NULL ELSE n.problem END,
             said = CASE WHEN is_sent_after_all THEN NULL ELSE n.said END
         FROM reported
         WHERE n.id = reported.id
           AND (is_sent_after_all OR $4 AND (n.delivered_at IS NULL OR n.delivered_at > $3)
                OR $5 AND (n.read_at IS NULL OR n.read_at > $3))
         RETURNING n.id`,
  values: [notificationId, providerId, at, status !== 'sent', status === 'read', now],
});

/**
 * Records that an accepted message failed; it waits until a person retries it. Ignores reports about an earlier attempt or a
 * delivered message. Returns its id, or no row.
 */
export const noteFailed = (
  { notificationId, providerId }: FailedReport,
  { problem, said }: Failed,
  now: Instant,
): Statement => ({
  name: 'whatsapp.note-failed',
  text: `UPDATE notification n
         SET state = 'failed', problem = $3, said = $4, settled_at = $5, provider_id = $2
         WHERE ${REPORTED} AND n.delivered_at IS NULL
           AND (n.state = 'sent' AND n.provider_id = $2 OR n.state = 'sending' AND ${UNHEARD_OF})
         RETURNING n.id`,
  values: [notificationId, providerId, problem, said, now],
});

/** The accepted attempt, which failed with its message. */
export const noteFailedAttempt = (
  { notificationId, providerId }: FailedReport,
  { problem, said }: Failed,
): Statement => ({
  name: 'whatsapp.note-failed-attempt',
  text: `UPDATE notification_attempt a SET outcome = 'failed', problem = $3, said = $4
         FROM notification n
         WHERE ${REPORTED} AND n.state = 'failed' AND n.provider_id = $2
           AND a.notification_id = n.id AND a.provider_id = $2 AND a.outcome = 'sent'`,
  values: [notificationId, providerId, problem, said],
});

const IN_ONE_ROUND_TRIP = 100;

export class RecordReports extends commandWithoutContext<{ reports: readonly Report[]; now: Instant }>() {}

/** Records delivery reports. The same reports in any order and any number of times give the same result. */
@CommandHandler(RecordReports)
export class RecordReportsHandler implements ICommandHandler<RecordReports> {
  constructor(
    private readonly database: Database,
    private readonly liveUpdates: LiveUpdates,
  ) {}

  /** Each statement is a separate transaction, so that two batches of reports do not block each other. */
  async execute({ reports, now }: RecordReports): Promise<void> {
    const questions = reports.flatMap((report) => statementsOf(report, now)).map(changes);
    let changed = 0;
    for (let at = 0; at < questions.length; at += IN_ONE_ROUND_TRIP) {
      // eslint-disable-next-line no-await-in-loop -- one connection for all of them
      const counts = await this.database.fetchEach(questions.slice(at, at + IN_ONE_ROUND_TRIP));
      changed += counts.reduce((sum, count) => sum + count, 0);
    }
    if (changed > 0) this.liveUpdates.send({ topic: 'admin-notifications' });
  }
}

function statementsOf(report: Report, now: Instant): readonly Statement[] {
  if (report.status !== 'failed') return [noteAccepted(report, now)];
  const outcome = outcomeOfError(report.error);
  return [noteFailed(report, outcome, now), noteFailedAttempt(report, outcome)];
}

const changes = (statement: Statement): Query<number> => query(statement, (rows) => rows.length);
