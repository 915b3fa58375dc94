import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type Expense, expenseLimits } from '@rigbook/contracts/expenses/expense.rules';
import { type ExpenseKind, expenseKinds } from '@rigbook/contracts/expenses/expense.words';
import {
  type BookingId,
  type Day,
  type ExpenseId,
  parseDay,
  type ResponderId,
  textLimits,
  type Zone,
} from '@rigbook/contracts/kernel';
import { bookingById } from '../../booking/views/booking-diary/booking-diary.query.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import {
  CalendarDay,
  Holds,
  Id,
  OptionalOrNull,
  TakesOneOf,
  TakesText,
  TakesWhole,
} from '../../platform/fields/index.js';
import {
  AnswersCreated,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  NotForAuditors,
  PathId,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { Ids } from '../../platform/time/ids.js';
import { EXPENSE_STREAM, streamOf } from '../expense.events.js';
import { expensesRecorded } from '../views/expenses.query.js';
import { recordExpense } from './record-expense.decision.js';

@ApiSchema({ name: 'RecordExpense' })
export class RecordExpenseDto {
  @TakesOneOf(expenseKinds, 'ExpenseKind', 'kind must be a kind of expense.', 'fuel') kind!: ExpenseKind;

  @CalendarDay('2026-11-23', 'When it was paid: a day of the shift, or a later one.')
  @Holds(
    'isDay',
    (value) => typeof value === 'string' && parseDay(value) !== undefined,
    () => 'spentOn must be a day such as 2026-11-22.',
  )
  spentOn!: Day;

  @TakesWhole(1, expenseLimits.mostAmountMinor, 28_050, 'Hundredths of the currency of the organization.')
  amountMinor!: number;

  @OptionalOrNull()
  @TakesWhole(1, expenseLimits.mostCentiliters, 4_125, 'Hundredths of a liter; needed for fuel, and of fuel only.')
  centiliters?: number | null;

  @OptionalOrNull()
  @TakesText(textLimits.bookingNote, { description: 'Needed for `other`.', example: 'Filled up before the return' })
  note?: string | null;
}

@ApiSchema({ name: 'ExpenseWasRecorded' })
class ExpenseWasRecorded {
  @Id('0197f1c2-1401-7000-8000-000000001401') id!: string;
}

export class RecordExpense extends commandOf<
  { bookingId: BookingId; by: ResponderId; expense: Expense; zone: Zone },
  { readonly id: string }
>() {}

@CommandHandler(RecordExpense)
export class RecordExpenseHandler implements ICommandHandler<RecordExpense> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  execute({ bookingId, by, expense, zone, context }: RecordExpense): Promise<{ readonly id: string }> {
    const expenseId = this.ids.newId() as ExpenseId;
    const { now } = context;
    return decide(this.events, {
      context,
      stream: { id: streamOf(expenseId), type: EXPENSE_STREAM, isNew: true },
      reads: [bookingById(bookingId), expensesRecorded(bookingId)],
      facts: (_history, [shift, recorded]) => ({ shift, recorded, now, zone }),
      decide: (facts) => ({ events: [recordExpense({ by, expense }, facts)] }),
      // of two at once, the second counts the first
      constraintMeanings: { expense_booking_id_nth_key: 'decide-again' },
      answer: () => ({ id: expenseId }),
      status: 201,
    });
  }
}

@Routes('bookings', 'Bookings')
export class RecordExpenseController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/expenses')
  @NotForAuditors()
  @Idempotent()
  @ApiOperation({
    summary: 'Record fuel, or something else that you paid during your shift',
    description:
      "By the booking's responder, from the check-in on and at any time after it. An administrator approves or declines it. The photo of the receipt can follow.",
  })
  @AnswersCreated(ExpenseWasRecorded, 'Its id.')
  @Refuses('EXPENSE_BEFORE_SHIFT', 'TOO_MANY_EXPENSES', 'CHANGED_MEANWHILE')
  recordExpense(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @Body() { kind, spentOn, amountMinor, centiliters = null, note = null }: RecordExpenseDto,
    @SignedInPerson() { responderId }: Person,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<{ readonly id: string }> {
    const expense = { kind, spentOn, amountMinor, centiliters, note };
    return this.commands.execute(new RecordExpense({ bookingId, by: responderId, expense, zone, context }));
  }
}
