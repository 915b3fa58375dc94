import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { checkedRows } from '@rigbook/contracts/responders/import.rules';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { GuardViolation, VersionConflict } from '../../platform/event-store/event-store.errors.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Ids } from '../../platform/time/ids.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { insertResponders } from '../responder.statements.js';
import { Responders } from '../responders.js';
import { importResponders } from './import-responders.decision.js';
import { toImport, type ImportResponse } from './import.response.js';
import { readUsersCsv, type UsersInFile } from './read-csv.js';

export class ImportResponders {
  constructor(
    readonly csv: string,
    /** Only says what would become of each row. */
    readonly dryRun: boolean,
    readonly context: CommandContext,
  ) {}
}

/** All good rows in one transaction (docs/adr/0035). */
@CommandHandler(ImportResponders)
export class ImportRespondersHandler implements ICommandHandler<ImportResponders, ImportResponse> {
  constructor(
    private readonly responders: Responders,
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal of the file as a whole; CHANGED_MEANWHILE where its units are taken again and again */
  execute({ csv, dryRun, context }: ImportResponders): Promise<ImportResponse> {
    const file = readUsersCsv(csv);
    return decideInTurn(() => this.attempt(file, dryRun, context));
  }

  private async attempt(file: UsersInFile, dryRun: boolean, context: CommandContext): Promise<ImportResponse> {
    const taken = new Set((await this.responders.all()).map(({ unitNumber }) => unitNumber));
    const rows = checkedRows(file.rows, taken);
    const answer = toImport(rows, { dryRun, unreadColumns: file.header.unread });
    if (dryRun) return answer;
    const registered = importResponders(rows, () => this.ids.newId() as ResponderId);
    await orConflict(() =>
      this.events.commit({
        context,
        appends: registered.map(({ record, event }) => ({
          stream: record.id,
          streamType: RESPONDER_STREAM,
          expectedVersion: 0,
          events: [event],
        })),
        statements:
          registered.length === 0
            ? []
            : [
                insertResponders(
                  registered.map(({ record }) => record),
                  context.now,
                ),
              ],
        answer: { status: 200, body: answer },
      }),
    );
    return answer;
  }
}

/** A unit that somebody was given meanwhile is looked at again: its row is not good any more, the others are. */
async function orConflict<T>(commit: () => Promise<T>): Promise<T> {
  try {
    return await commit();
  } catch (error) {
    const isTaken = error instanceof GuardViolation && error.constraint === 'responder_unit_number_key';
    throw isTaken ? new VersionConflict(error.constraint, { cause: error }) : error;
  }
}
