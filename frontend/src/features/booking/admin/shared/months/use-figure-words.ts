import { CURRENCY } from '@rigbook/contracts/expenses/expense.words';
import type { DrawnFigure, Month } from '@rigbook/contracts/fleet/vehicle-months.rules';
import { useIntl } from 'react-intl';
import { useText } from '../../../../../lib/i18n/use-text.js';

/** How figures and months are said. */
export function useFigureWords() {
  const text = useText();
  const { formatNumber, formatDate } = useIntl();
  const month = (of: Month, style: Intl.DateTimeFormatOptions) =>
    formatDate(`${of}-01T12:00:00Z`, { ...style, timeZone: 'UTC' });
  const inUnit: Readonly<Record<DrawnFigure, (value: number) => string>> = {
    kilometers: (km) => formatNumber(km),
    hours: (hours) => formatNumber(hours),
    fuel: (liters) => formatNumber(liters, { maximumFractionDigits: 2 }),
    damage: (reports) => formatNumber(reports),
    cost: (amount) => formatNumber(amount, { style: 'currency', currency: CURRENCY }),
  };
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return {
    title: (figure: DrawnFigure) => text(`months.${figure}`),
    /** Its title says the unit; a dash for nothing. */
    value: (figure: DrawnFigure, value: number) => (value === 0 ? '–' : inUnit[figure](value)),
    onAxis: (figure: DrawnFigure, value: number) =>
      formatNumber(value, figure === 'cost' ? { ...short, style: 'currency', currency: CURRENCY } : short),
    longMonth: (of: Month) => month(of, { year: 'numeric', month: 'long' }),
    shortMonth: (of: Month) => month(of, { year: '2-digit', month: 'short' }),
    narrowMonth: (of: Month) => month(of, { month: 'narrow' }),
  };
}
