import type { ResponderId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import type { ExpenseWithdrawn } from '../expense.events.js';
import { type Expense, undecided } from '../expense.state.js';

/** Who recorded it may take it back until it is decided. @throws Refusal EXPENSE_NOT_FOUND, EXPENSE_ALREADY_DECIDED, EXPENSE_WITHDRAWN */
export function withdrawExpense(expense: Expense, by: ResponderId): ExpenseWithdrawn {
  if (expense.shift.responderId !== by) throw new Refusal('EXPENSE_NOT_FOUND');
  return { type: 'ExpenseWithdrawn', data: undecided(expense).shift };
}
