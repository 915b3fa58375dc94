import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { checkedRows } from '@rigbook/contracts/responders/import.rules';
import { decide } from '../../platform/decisions/decide.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Ids } from '../../platform/time/ids.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { insertResponders } from '../responder.statements.js';
import { Responders } from '../responders.js';
import { importResponders } from './import-responders.decision.js';
import { toImport, type ImportResponse } from './import.response.js';
import { readUsersCsv } from './read-csv.js';

export class ImportResponders extends Command<ImportResponse> {
  constructor(
    readonly csv: string,
    /** Only says what would become of each row. */
    readonly dryRun: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** All good rows in one transaction (backend/src/responders/NOTES.md). */
@CommandHandler(ImportResponders)
export class ImportRespondersHandler implements ICommandHandler<ImportResponders> {
  constructor(
    private readonly responders: Responders,
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal of the file as a whole; CHANGED_MEANWHILE where its units are taken again and again */
  async execute({ csv, dryRun, context }: ImportResponders): Promise<ImportResponse> {
    const file = readUsersCsv(csv);
    const looked = async () => {
      const taken = new Set((await this.responders.all()).map(({ unitNumber }) => unitNumber));
      const rows = checkedRows(file.rows, taken);
      return { rows, answer: toImport(rows, { dryRun, unreadColumns: file.header.unread }) };
    };
    if (dryRun) return (await looked()).answer;
    return decide(this.events, {
      context,
      facts: looked,
      decide: ({ rows }) => {
        const registered = importResponders(rows, () => this.ids.newId() as ResponderId);
        const records = registered.map(({ record }) => record);
        return {
          appends: registered.map(({ record, event }) => ({
            stream: record.id,
            streamType: RESPONDER_STREAM,
            expectedVersion: 0,
            events: [event],
          })),
          statements: records.length === 0 ? [] : [insertResponders(records, context.now)],
        };
      },
      // the row of a unit that was given out since is not good any more, the others are
      guards: { responder_unit_number_key: 'decide-again' },
      answer: (_decided, { answer }) => answer,
    });
  }
}
