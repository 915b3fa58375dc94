import { countCharacters, textLimits } from '../kernel/text.js';
import type { Day } from '../kernel/time.js';
import type { ExpenseKind } from './expense.words.js';

/** A filling of fuel, or what else was paid for a vehicle during a shift. */
export interface Expense {
  readonly kind: ExpenseKind;
  readonly spentOn: Day | null;
  /** hundredths of the currency */
  readonly amountMinor: number | null;
  /** hundredths of a liter; of fuel only */
  readonly centiliters: number | null;
  /** what it was for; of something else it has to be said */
  readonly note: string | null;
}

export const expenseLimits = {
  mostAmountMinor: 100_000_000,
  /** More goes into no vehicle: somebody typed the amount. */
  mostCentiliters: 50_000,
  /** of one shift */
  mostOfShift: 20,
} as const;

/** Sentences of the form; each is said next to its field. */
export const expenseSentences = {
  spentOn: 'Enter the day on which it was paid',
  notDuringShift: 'Enter a day of the shift, or one after it',
  notYet: 'The day of the payment has not come yet',
  amount: 'Enter an amount above zero, such as 280 or 280.50',
  liters: 'Enter the liters, such as 41 or 41.25, up to 500',
  note: 'Say what it was for',
  noteTooLong: `Use at most ${textLimits.bookingNote} characters`,
} as const;

export type ExpenseProblems = Readonly<Partial<Record<keyof Expense, string>>>;

/** The days of the shift on which it can have been paid, and later ones until today. */
interface Days {
  readonly shiftBeganOn: Day;
  readonly today: Day;
}

/** What is wrong, by field; empty if it can be recorded. */
export function expenseProblems(expense: Expense, { shiftBeganOn, today }: Days): ExpenseProblems {
  const { kind, spentOn, amountMinor, centiliters, note } = expense;
  const problems: Partial<Record<keyof Expense, string>> = {};
  const says = expenseSentences;
  if (spentOn === null) problems.spentOn = says.spentOn;
  else if (spentOn > today) problems.spentOn = says.notYet;
  else if (spentOn < shiftBeganOn) problems.spentOn = says.notDuringShift;
  if (!isWithin(amountMinor, expenseLimits.mostAmountMinor)) problems.amountMinor = says.amount;
  if (kind === 'fuel' && !isWithin(centiliters, expenseLimits.mostCentiliters)) problems.centiliters = says.liters;
  const words = note ?? '';
  if (kind === 'other' && words.trim() === '') problems.note = says.note;
  else if (countCharacters(words.trim()) > textLimits.bookingNote) problems.note = says.noteTooLong;
  return problems;
}

const isWithin = (value: number | null, most: number): boolean =>
  value !== null && Number.isInteger(value) && value > 0 && value <= most;

/** Liters belong to fuel alone, and a note without visible words is none. */
export const expenseOfKind = (expense: Expense): Expense => ({
  ...expense,
  centiliters: expense.kind === 'fuel' ? expense.centiliters : null,
  note: expense.note?.trim() || null,
});

/** Liters for 100 kilometers, with one decimal; null if the vehicle was not driven, or not filled. */
export const litersPer100Km = (centiliters: number, kilometers: number): number | null =>
  centiliters === 0 || kilometers <= 0 ? null : Math.round((centiliters / kilometers) * 10) / 10;
