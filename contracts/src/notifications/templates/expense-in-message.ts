import { type ExpenseKind, expenseKindWords } from '../../expenses/expense.words.js';
import type { Day } from '../../kernel/time.js';
import type { Language } from '../../settings/settings.rules.js';

/** An expense as messages name it. */
export interface ExpenseInMessage {
  readonly kind: ExpenseKind;
  /** hundredths */
  readonly amountMinor: number;
  readonly currency: string;
  readonly spentOn: Day;
}

/** `Fuel, 280.50 ILS, 22.11.2026`, in the language of the message. */
export function expenseInMessage(
  { kind, amountMinor, currency, spentOn }: ExpenseInMessage,
  language: Language,
): string {
  const [year, month, day] = spentOn.split('-').map(Number);
  return `${expenseKindWords[language][kind]}, ${(amountMinor / 100).toFixed(2)} ${currency}, ${day}.${month}.${year}`;
}
