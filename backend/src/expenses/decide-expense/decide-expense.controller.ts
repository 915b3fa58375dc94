import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type ExpenseId, textLimits } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { TakesFilledText } from '../../platform/fields/index.js';
import { AdminRoutes, AnswersNothing, Context, Idempotent, PathId, Refuses } from '../../platform/http/index.js';
import { EXPENSE_STREAM, streamOf } from '../expense.events.js';
import { expenseFrom, type ExpenseHistory } from '../expense.state.js';
import { approveExpense, declineExpense } from './decide-expense.decision.js';

@ApiSchema({ name: 'DeclineExpense' })
export class DeclineExpenseDto {
  @TakesFilledText(textLimits.reason, 'Please say why it is declined.', 'A private purchase') reason!: string;
}

export class ApproveExpense extends commandOf<{ expenseId: ExpenseId }>() {}
export class DeclineExpense extends commandOf<{ expenseId: ExpenseId; reason: string }>() {}

@CommandHandler(ApproveExpense)
export class ApproveExpenseHandler implements ICommandHandler<ApproveExpense> {
  constructor(private readonly events: EventStore) {}

  async execute({ expenseId, context }: ApproveExpense): Promise<void> {
    await decide(this.events, {
      context,
      stream: { id: streamOf(expenseId), type: EXPENSE_STREAM },
      facts: (history: ExpenseHistory) => expenseFrom(history),
      decide: (expense) => ({ events: [approveExpense(expense)] }),
    });
  }
}

@CommandHandler(DeclineExpense)
export class DeclineExpenseHandler implements ICommandHandler<DeclineExpense> {
  constructor(private readonly events: EventStore) {}

  async execute({ expenseId, reason, context }: DeclineExpense): Promise<void> {
    await decide(this.events, {
      context,
      stream: { id: streamOf(expenseId), type: EXPENSE_STREAM },
      facts: (history: ExpenseHistory) => expenseFrom(history),
      decide: (expense) => ({ events: [declineExpense(expense, reason)] }),
    });
  }
}

@AdminRoutes('admin/expenses', 'Admin: vehicles')
export class DecideExpenseController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/approval')
  @Idempotent()
  @ApiOperation({ summary: 'Approve an expense' })
  @AnswersNothing('Approved.')
  @Refuses('EXPENSE_ALREADY_DECIDED', 'EXPENSE_WITHDRAWN', 'CHANGED_MEANWHILE')
  approveExpense(@PathId('EXPENSE_NOT_FOUND') expenseId: ExpenseId, @Context() context: CommandContext): Promise<void> {
    return this.commands.execute(new ApproveExpense({ expenseId, context }));
  }

  @Post(':id/decline')
  @Idempotent()
  @ApiOperation({ summary: 'Decline an expense', description: 'The person sees the reason.' })
  @AnswersNothing('Declined.')
  @Refuses('EXPENSE_ALREADY_DECIDED', 'EXPENSE_WITHDRAWN', 'CHANGED_MEANWHILE')
  declineExpense(
    @PathId('EXPENSE_NOT_FOUND') expenseId: ExpenseId,
    @Body() { reason }: DeclineExpenseDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new DeclineExpense({ expenseId, reason, context }));
  }
}
