import type { ExpenseApproved, ExpenseDeclined } from '../expense.events.js';
import { type Expense, undecided } from '../expense.state.js';

/** @throws Refusal EXPENSE_ALREADY_DECIDED, EXPENSE_WITHDRAWN */
export function approveExpense(expense: Expense): ExpenseApproved {
  return { type: 'ExpenseApproved', data: undecided(expense).shift };
}

/** @throws Refusal EXPENSE_ALREADY_DECIDED, EXPENSE_WITHDRAWN */
export function declineExpense(expense: Expense, reason: string): ExpenseDeclined {
  return { type: 'ExpenseDeclined', data: { ...undecided(expense).shift, reason } };
}
