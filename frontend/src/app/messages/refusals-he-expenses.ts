import type { expenseRefusals } from '@rigbook/contracts/refusals/expense.refusals';
import type { SentencesFor } from '../../lib/http/refusal-sentences.js';

export const expense: SentencesFor<keyof typeof expenseRefusals> = {
  EXPENSE_NOT_FOUND: 'ההוצאה הזאת לא קיימת. יש לרענן את הרשימה.',
  EXPENSE_BEFORE_SHIFT: 'אפשר לרשום דלק והוצאות מקבלת הרכב ואילך.',
  TOO_MANY_EXPENSES: ({ most }) => `לתורנות אחת אפשר לרשום ${most} הוצאות. על השאר יש להודיע למשרד.`,
  EXPENSE_ALREADY_DECIDED: 'מנהל כבר החליט על ההוצאה הזאת. יש לרענן את הרשימה.',
  EXPENSE_WITHDRAWN: 'מי שרשם את ההוצאה הזאת ביטל אותה. יש לרענן את הרשימה.',
  RECEIPT_NOT_UPLOADED: 'תמונת הקבלה לא הועלתה, או שכבר נמסרה. יש להעלות אותה שוב.',
  EXPENSE_HAS_RECEIPT: 'להוצאה הזאת כבר יש תמונה של קבלה. אם היא לא הנכונה, יש לפנות למשרד.',
};
