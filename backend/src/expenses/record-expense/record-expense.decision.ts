import { type Expense, expenseLimits, expenseOfKind, expenseProblems } from '@rigbook/contracts/expenses/expense.rules';
import { CURRENCY } from '@rigbook/contracts/expenses/expense.words';
import {
  type BookingId,
  type Day,
  dayOf,
  type Instant,
  type ResponderId,
  type VehicleId,
  type Zone,
} from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import type { ExpenseRecorded } from '../expense.events.js';
import type { ExpensesOfShift } from '../views/expenses.query.js';

/** A booking, as far as an expense of its shift goes. */
export interface Shift {
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
  readonly startAt: Instant;
  /** null before the check-in */
  readonly checkedInAt: Instant | null;
}

export interface RecordingFacts {
  readonly shift: Shift | undefined;
  /** expenses that the shift has already */
  readonly recorded: ExpensesOfShift;
  readonly now: Instant;
  readonly zone: Zone;
}

/** Who had the vehicle records what they paid, during the shift or at any time after it. @throws Refusal */
export function recordExpense(
  { by, expense: typed }: { readonly by: ResponderId; readonly expense: Expense },
  { shift, recorded, now, zone }: RecordingFacts,
): ExpenseRecorded {
  if (!shift || shift.responderId !== by) throw new Refusal('BOOKING_NOT_FOUND');
  if (shift.checkedInAt === null) throw new Refusal('EXPENSE_BEFORE_SHIFT');
  const days = { shiftBeganOn: firstDay(shift.startAt, shift.checkedInAt, zone), today: dayOf(now, zone) };
  const expense = expenseOfKind(typed);
  const errors = Object.entries(expenseProblems(expense, days)).map(([field, message]) => ({ field, message }));
  const { kind, spentOn, amountMinor, centiliters, note } = expense;
  if (errors.length > 0 || spentOn === null || amountMinor === null) throw new Refusal('VALIDATION_FAILED', { errors });
  if (recorded.counted >= expenseLimits.mostOfShift)
    throw new Refusal('TOO_MANY_EXPENSES', { most: expenseLimits.mostOfShift });
  const { bookingId, responderId, vehicleId } = shift;
  const paid = { kind, spentOn, amountMinor, currency: CURRENCY, centiliters, note };
  return { type: 'ExpenseRecorded', data: { bookingId, responderId, vehicleId, nth: recorded.last + 1, ...paid } };
}

/** An early check-in may be on the day before. One that arrived late began with its booking. */
function firstDay(startAt: Instant, checkedInAt: Instant, zone: Zone): Day {
  const [begun, taken] = [dayOf(startAt, zone), dayOf(checkedInAt, zone)];
  return taken < begun ? taken : begun;
}
