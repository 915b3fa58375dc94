import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import { query, type Query } from '../../platform/database/query.js';
import type { Statement } from '../../platform/event-store/statement.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { outcomeOfError } from '../channels/whatsapp/whatsapp-outcome.js';
import { noteAccepted, noteFailed, noteFailedAttempt } from './report.statements.js';
import type { Report } from './report.js';

const IN_ONE_ROUND_TRIP = 100;

export class RecordReports extends Command<void> {
  constructor(
    readonly reports: readonly Report[],
    readonly now: Instant,
  ) {
    super();
  }
}

/** Writes down what became of messages. The same reports in any order and any number of times end in the same record. */
@CommandHandler(RecordReports)
export class RecordReportsHandler implements ICommandHandler<RecordReports> {
  constructor(
    private readonly database: Database,
    private readonly liveUpdates: LiveUpdates,
  ) {}

  /** Each statement is a transaction of its own: of two crowds of reports neither waits for the other's end. */
  async execute({ reports, now }: RecordReports): Promise<void> {
    const questions = reports.flatMap((report) => statementsOf(report, now)).map(changes);
    let changed = 0;
    for (let at = 0; at < questions.length; at += IN_ONE_ROUND_TRIP) {
      // eslint-disable-next-line no-await-in-loop -- one connection for all of them
      const counts = await this.database.fetchAll(questions.slice(at, at + IN_ONE_ROUND_TRIP));
      changed += counts.reduce((sum, count) => sum + count, 0);
    }
    if (changed > 0) this.liveUpdates.publish({ topic: 'admin-notifications' });
  }
}

function statementsOf(report: Report, now: Instant): readonly Statement[] {
  if (report.status !== 'failed') return [noteAccepted(report, now)];
  const outcome = outcomeOfError(report.error);
  return [noteFailed(report, outcome, now), noteFailedAttempt(report, outcome)];
}

const changes = (statement: Statement): Query<number> => query(statement, (rows) => rows.length);
