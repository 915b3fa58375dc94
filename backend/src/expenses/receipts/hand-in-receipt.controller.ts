import { Body, Put, Req } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { ExpenseId, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel';
import { ownHosts, uploadAt } from '../../licences/photo-uploads/upload-address.js';
import { UploadedTo } from '../../licences/photo-uploads/uploaded-to.decorator.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Configuration } from '../../platform/configuration/configuration.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import {
  AnswersNothing,
  Context,
  PathId,
  type Person,
  Refuses,
  type RigbookRequest,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { EXPENSE_STREAM, streamOf } from '../expense.events.js';
import { expenseFrom, type ExpenseHistory } from '../expense.state.js';
import { receiveReceipt } from './receipt.decision.js';
import { keepReceipt, keptMeanings, receiptStanding } from './receipt.statements.js';

@ApiSchema({ name: 'HandInReceipt' })
export class HandInReceiptDto {
  @UploadedTo()
  uploadURL!: string;
}

export class HandInReceipt extends commandOf<{
  expenseId: ExpenseId;
  uploadId: PhotoUploadId | null;
  by: ResponderId;
}>() {}

@CommandHandler(HandInReceipt)
export class HandInReceiptHandler implements ICommandHandler<HandInReceipt> {
  constructor(private readonly events: EventStore) {}

  async execute({ expenseId, uploadId, by, context }: HandInReceipt): Promise<void> {
    await decide(this.events, {
      context,
      stream: { id: streamOf(expenseId), type: EXPENSE_STREAM },
      reads: [receiptStanding(expenseId, uploadId, by)],
      facts: (history: ExpenseHistory, [standing]) => ({ expense: expenseFrom(history), standing }),
      decide: ({ expense, standing }) => {
        const event = receiveReceipt(expense, { by, sha256: standing.sha256 }, standing);
        return event ? { events: [event], statements: [keepReceipt(expenseId, uploadId, context.now)] } : {};
      },
      constraintMeanings: keptMeanings,
    });
  }
}

@Routes('expenses', 'Bookings')
export class HandInReceiptController {
  constructor(
    private readonly commands: CommandBus,
    private readonly configuration: Configuration,
  ) {}

  @Put(':id/receipt')
  @ApiOperation({
    summary: 'Hand in the receipt of an expense',
    description:
      'A photo that you have uploaded, of an expense that you recorded. It may follow at any time. Handing it in again changes nothing.',
  })
  @AnswersNothing('The receipt is kept.')
  @Refuses('EXPENSE_HAS_RECEIPT', 'EXPENSE_WITHDRAWN', 'RECEIPT_NOT_UPLOADED', 'CHANGED_MEANWHILE')
  async handInReceipt(
    @PathId('EXPENSE_NOT_FOUND') expenseId: ExpenseId,
    @Body() { uploadURL }: HandInReceiptDto,
    @SignedInPerson() { responderId: by }: Person,
    @Context() context: CommandContext,
    @Req() { host }: RigbookRequest,
  ): Promise<void> {
    const hosts = ownHosts(host, this.configuration.http.publicUrl);
    const uploadId = uploadAt(uploadURL, hosts) ?? null;
    await this.commands.execute(new HandInReceipt({ expenseId, uploadId, by, context }));
  }
}
