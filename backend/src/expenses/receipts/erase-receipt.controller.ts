import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type TextErasureReason, textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import type { ExpenseId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { TakesOneOf } from '../../platform/fields/index.js';
import { AdminRoutes, AnswersNothing, Context, Idempotent, PathId, Refuses } from '../../platform/http/index.js';
import { EXPENSE_STREAM, streamOf } from '../expense.events.js';
import { expenseFrom, type ExpenseHistory } from '../expense.state.js';
import { eraseReceipt } from './receipt.decision.js';
import { forgetReceipt, receiptKey } from './receipt.statements.js';

@ApiSchema({ name: 'EraseReceipt' })
export class EraseReceiptDto {
  @TakesOneOf(textErasureReasons, 'TextErasureReason', 'because must be one of the reasons.')
  because!: TextErasureReason;
}

export class EraseReceipt extends commandOf<{ expenseId: ExpenseId; because: TextErasureReason }>() {}

@CommandHandler(EraseReceipt)
export class EraseReceiptHandler implements ICommandHandler<EraseReceipt> {
  constructor(private readonly events: EventStore) {}

  async execute({ expenseId, because, context }: EraseReceipt): Promise<void> {
    await decide(this.events, {
      context,
      stream: { id: streamOf(expenseId), type: EXPENSE_STREAM },
      reads: [receiptKey(expenseId)],
      facts: (history: ExpenseHistory, [key]) => ({ expense: expenseFrom(history), isThere: key !== undefined }),
      decide: ({ expense, isThere }) => ({
        events: [eraseReceipt(expense, because, { isThere })],
        statements: forgetReceipt(expenseId),
      }),
    });
  }
}

@AdminRoutes('admin/expenses', 'Admin: vehicles')
export class EraseReceiptController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/receipt/erasure')
  @Idempotent()
  @ApiOperation({
    summary: 'Erase the receipt of an expense',
    description: 'The photo is deleted within seconds. Its hash stays in the log. What was downloaded is not reached.',
  })
  @AnswersNothing('Erased.')
  @Refuses('PHOTO_NOT_FOUND', 'CHANGED_MEANWHILE')
  eraseReceipt(
    @PathId('EXPENSE_NOT_FOUND') expenseId: ExpenseId,
    @Body() { because }: EraseReceiptDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new EraseReceipt({ expenseId, because, context }));
  }
}
