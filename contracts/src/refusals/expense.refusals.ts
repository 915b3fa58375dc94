import { expenseLimits } from '../expenses/expense.rules.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** About fuel and expenses of shifts (docs/domain.md#fuel-and-expenses). */
export const expenseRefusals = {
  EXPENSE_NOT_FOUND: withoutFacts(404, 'Expense not found', 'This expense does not exist. Please reload the list.'),
  EXPENSE_BEFORE_SHIFT: withoutFacts(
    409,
    'The shift has not begun',
    'Fuel and expenses can be recorded from the check-in on.',
  ),
  TOO_MANY_EXPENSES: withFacts<{ most: number }>({
    status: 409,
    title: 'Too many expenses',
    detail: ({ most }) => `A shift can have ${most} expenses. Please tell the office about the others.`,
    example: { most: expenseLimits.mostOfShift },
  }),
  EXPENSE_ALREADY_DECIDED: withoutFacts(
    409,
    'Already decided',
    'An administrator has decided on this expense already. Please reload the list.',
  ),
  EXPENSE_WITHDRAWN: withoutFacts(
    409,
    'Withdrawn',
    'This expense was withdrawn by the person who recorded it. Please reload the list.',
  ),
  RECEIPT_NOT_UPLOADED: withoutFacts(
    422,
    'Receipt not uploaded',
    'The photo of the receipt was not uploaded, or was already handed in. Please upload it again.',
  ),
  EXPENSE_HAS_RECEIPT: withoutFacts(
    409,
    'There is a receipt already',
    'This expense has the photo of a receipt already. If it is the wrong one, please tell the office.',
  ),
};
