import { expenseKindWords, expenseStatusWords, receiptWords } from '@rigbook/contracts/expenses/expense.words';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { ExpenseRow } from '../../../expenses/views/expenses.query.js';
import type { CoverLabel, CoverWords } from './cover-words.js';

interface Shown {
  readonly words: CoverWords;
  readonly shown: (at: Instant) => string;
  readonly named: (responderId: ResponderId) => string;
}

/** The lines of an expense: what was paid, when, and what was decided. */
export function factsOfExpense(
  {
    kind,
    spentOn,
    amountMinor,
    currency,
    centiliters,
    note,
    status,
    decidedAt,
    decidedBy,
    reason,
    receipt,
  }: ExpenseRow,
  { words, shown, named }: Shown,
): readonly (readonly [CoverLabel, string | null])[] {
  const { language } = words;
  const decided = [expenseStatusWords[language][status], decidedBy && named(decidedBy), decidedAt && shown(decidedAt)];
  return [
    ['expense', `${expenseKindWords[language][kind]} · ${spentOn}`],
    ['amount', `${hundredths(amountMinor)} ${currency}`],
    ['liters', centiliters === null ? null : hundredths(centiliters)],
    ['notes', note],
    ['decision', decided.filter(Boolean).join(' · ')],
    ['reason', reason],
    ['receipt', receiptWords[language][receipt]],
  ];
}

const hundredths = (amount: number): string => (amount / 100).toFixed(2);
