import { useIntl } from 'react-intl';
import type { Expense } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

/** Amounts and expenses as people read them. */
export function useExpenseInWords() {
  const text = useText();
  const times = useTimes();
  const { formatNumber } = useIntl();
  const money = (minor: number, currency: string) => formatNumber(minor / 100, { style: 'currency', currency });
  const liters = (centiliters: number) => formatNumber(centiliters / 100, { maximumFractionDigits: 2 });
  return {
    money,
    liters,
    /** What tells it from the others: for what, when, how much. */
    nameOf: ({ kind, spentOn, amountMinor, currency }: Expense) =>
      [text(`expenses.kind.${kind}`), times.fullDay(spentOn), money(amountMinor, currency)].join(', '),
  };
}
