import { Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { ExpenseId, ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import {
  AnswersNothing,
  Context,
  Idempotent,
  NotForAuditors,
  PathId,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { EXPENSE_STREAM, streamOf } from '../expense.events.js';
import { expenseFrom, type ExpenseHistory } from '../expense.state.js';
import { forgetReceipt } from '../receipts/receipt.statements.js';
import { withdrawExpense } from './withdraw-expense.decision.js';

export class WithdrawExpense extends commandOf<{ expenseId: ExpenseId; by: ResponderId }>() {}

@CommandHandler(WithdrawExpense)
export class WithdrawExpenseHandler implements ICommandHandler<WithdrawExpense> {
  constructor(private readonly events: EventStore) {}

  async execute({ expenseId, by, context }: WithdrawExpense): Promise<void> {
    await decide(this.events, {
      context,
      stream: { id: streamOf(expenseId), type: EXPENSE_STREAM },
      facts: (history: ExpenseHistory) => expenseFrom(history),
      decide: (expense) => ({ events: [withdrawExpense(expense, by)], statements: forgetReceipt(expenseId) }),
    });
  }
}

@Routes('expenses', 'Bookings')
export class WithdrawExpenseController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/withdrawal')
  @NotForAuditors()
  @Idempotent()
  @ApiOperation({
    summary: 'Withdraw an expense',
    description:
      'By the person who recorded it, until an administrator decides. It stays on record and counts nowhere. The photo of its receipt is erased.',
  })
  @AnswersNothing('Withdrawn.')
  @Refuses('EXPENSE_ALREADY_DECIDED', 'EXPENSE_WITHDRAWN', 'CHANGED_MEANWHILE')
  withdrawExpense(
    @PathId('EXPENSE_NOT_FOUND') expenseId: ExpenseId,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new WithdrawExpense({ expenseId, by: responderId, context }));
  }
}
