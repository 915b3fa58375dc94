import { Refusal } from '../../platform/decisions/index.js';
import type { ExpenseApproved, ExpenseDeclined } from '../expense.events.js';
import type { Expense } from '../expense.state.js';

/** @throws Refusal EXPENSE_ALREADY_DECIDED */
export function approveExpense(expense: Expense): ExpenseApproved {
  return { type: 'ExpenseApproved', data: waiting(expense).shift };
}

/** @throws Refusal EXPENSE_ALREADY_DECIDED */
export function declineExpense(expense: Expense, reason: string): ExpenseDeclined {
  return { type: 'ExpenseDeclined', data: { ...waiting(expense).shift, reason } };
}

function waiting(expense: Expense): Expense {
  if (expense.status !== 'waiting') throw new Refusal('EXPENSE_ALREADY_DECIDED');
  return expense;
}
