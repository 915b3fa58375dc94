import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { checkedRows } from '@rigbook/contracts/responders/import.rules';
import { LONGEST_IMPORT } from '@rigbook/contracts/responders/import.words';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { Optional, TakesRawText, TakesYesOrNo } from '../../platform/fields/index.js';
import { AdminOnly, Answers, Context, Idempotent, Refuses, Routes } from '../../platform/http/index.js';
import { Ids } from '../../platform/time/ids.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { insertResponders } from '../responder.statements.js';
import { Responders } from '../responders.js';
import { importResponders } from './import-responders.decision.js';
import { ImportResponse, toImport } from './import.response.js';
import { readUsersCsv } from './read-csv.js';

@ApiSchema({ name: 'ImportUsers' })
export class ImportRespondersDto {
  @TakesRawText(LONGEST_IMPORT, {
    description:
      'The file itself, with commas, semicolons or tabs; its first row names the columns in English or Hebrew, in any order.',
    example:
      'Unit number,First name,Last name,Email,Phone number,Department\n106,Dana,Levi,dana.levi@example.org,050-000-0106,EMT\n',
  })
  csv!: string;

  @Optional()
  @TakesYesOrNo({ default: false, description: 'Stores nothing; returns what would happen to each row.' })
  dryRun?: boolean;
}

export class ImportResponders extends commandOf<
  {
    csv: string;
    /** Only reports the outcome of each row. */
    dryRun: boolean;
  },
  ImportResponse
>() {}

/** Imports all valid rows in one transaction (backend/src/responders/NOTES.md). */
@CommandHandler(ImportResponders)
export class ImportRespondersHandler implements ICommandHandler<ImportResponders> {
  constructor(
    private readonly responders: Responders,
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal of the whole file; CHANGED_MEANWHILE if its units keep being taken */
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
      // rows with a unit that was taken since are now invalid
      constraintMeanings: { responder_unit_number_key: 'decide-again' },
      answer: (_decided, { answer }) => answer,
    });
  }
}

@Routes('users', 'Users')
export class ImportRespondersController {
  constructor(private readonly commands: CommandBus) {}

  @Post('import')
  @AdminOnly()
  @Idempotent()
  @ApiOperation({
    summary: 'Register the users of a CSV file',
    description:
      'Imports all valid rows in one transaction. The answer lists the problems of the others. Imported users get no rights.',
  })
  @Answers(ImportResponse, 'The outcome of each row, or what it would be.')
  @Refuses(
    'IMPORT_UNREADABLE',
    'IMPORT_COLUMNS_MISSING',
    'IMPORT_COLUMNS_TWICE',
    'IMPORT_EMPTY',
    'IMPORT_TOO_LONG',
    'CHANGED_MEANWHILE',
  )
  importUsers(
    @Body() { csv, dryRun = false }: ImportRespondersDto,
    @Context() context: CommandContext,
  ): Promise<ImportResponse> {
    return this.commands.execute(new ImportResponders({ csv, dryRun, context }));
  }
}
