import { CURRENCY } from '@rigbook/contracts/expenses/expense.words';
import {
  costMinor,
  drawn,
  drawnFigures,
  lastMonths,
  type Month,
  type MonthFigures,
  monthsIn,
  MOST_MONTHS,
  noFigures,
} from '@rigbook/contracts/fleet/vehicle-months.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { MonthOfVehicle } from '../../../../../lib/http/answers.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../../lib/time/use-now.js';
import { useZone } from '../../../../../lib/time/zone.js';
import { Panel } from '../../../../../ui/content/panel.js';
import type { DeskColumn } from '../../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../../ui/desk-table/desk-table.js';
import { monthsOfVehicle } from '../../api/vehicle-months.js';
import { ExportMonths } from './export-months.js';
import styles from './charts.module.css';
import { MonthColumns } from './month-columns.js';
import { useCostParts } from './use-cost-parts.js';
import { useFigureWords } from './use-figure-words.js';

/** What the vehicle drove, how long it was out, and what it cost, as charts and in a table. */
export function VehicleMonths({ vehicleId }: { readonly vehicleId: string }) {
  const text = useText();
  const today = dayOf(useNow(), useZone());
  const { data: months, error, refetch } = useQuery(monthsOfVehicle(vehicleId));
  const words = useFigureWords();
  const columns = useColumns();
  return (
    <Panel
      title={text('months.title')}
      aside={<ExportMonths months={{ ...lastMonths(today, MOST_MONTHS), vehicleId }} />}
    >
      <p className="text-soft">{text('months.hint')}</p>
      {months !== undefined && months.length > 0 && <Charts months={months} today={today} />}
      <DeskTable
        name="months"
        label={text('months.title')}
        rows={months}
        idOf={({ month }) => month}
        nameOf={({ month }) => words.longMonth(month as Month)}
        columns={columns}
        loading={text('months.loading')}
        empty={<p className="text-soft">{text('months.none')}</p>}
        error={error}
        onRetry={() => void refetch()}
      />
    </Panel>
  );
}

/** All figures at once, each with an axis of its own. */
function Charts({ months, today }: { readonly months: readonly MonthOfVehicle[]; readonly today: Day }) {
  const words = useFigureWords();
  const costParts = useCostParts();
  const known = new Map<string, MonthFigures>(months.map((one) => [one.month, one]));
  const shown = monthsIn(lastMonths(today, MOST_MONTHS));
  // a year, or as far back as there is something
  const first = Math.min(
    shown.length - 12,
    shown.findIndex((month) => known.has(month)),
  );
  const drawnMonths = shown.slice(Math.max(0, first));
  return (
    <div className={styles.charts}>
      {drawnFigures.map((figure) => (
        <div key={figure} className="break-inside-avoid">
          <h3>{words.title(figure)}</h3>
          <MonthColumns
            figure={figure}
            columns={drawnMonths.map((month: Month) => {
              const figures = known.get(month) ?? noFigures;
              return { month, parts: figure === 'cost' ? costParts.of(figures) : [drawn(figure, figures)] };
            })}
            {...(figure === 'cost' && { partNames: costParts.names })}
          />
        </div>
      ))}
    </div>
  );
}

function useColumns(): readonly DeskColumn<MonthOfVehicle>[] {
  const text = useText();
  const words = useFigureWords();
  const { formatNumber, formatNumberToParts } = useIntl();
  const money = (minor: number) =>
    minor === 0 ? '–' : formatNumber(minor / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const symbol = formatNumberToParts(0, { style: 'currency', currency: CURRENCY }).find(
    ({ type }) => type === 'currency',
  )?.value;
  const inMoney = (name: string) => `${name} (${symbol ?? CURRENCY})`;
  const numbers = (
    name: string,
    title: string,
    cell: (month: MonthOfVehicle) => string,
  ): DeskColumn<MonthOfVehicle> => ({
    name,
    title,
    align: 'end',
    wraps: true,
    cell: (month) => <span className="tabular-nums">{cell(month)}</span>,
  });
  return [
    {
      name: 'month',
      title: text('months.month'),
      width: 130,
      cell: ({ month }) => words.longMonth(month as Month),
    },
    ...drawnFigures
      .filter((figure) => figure !== 'cost')
      .map((figure) =>
        numbers(figure, text(`months.short.${figure}`), (month) => words.value(figure, drawn(figure, month))),
      ),
    numbers('consumption', text('months.consumption'), ({ litersPer100Km: liters }) =>
      liters === null ? '–' : formatNumber(liters, { minimumFractionDigits: 1 }),
    ),
    numbers('costFuel', inMoney(text('months.costFuel')), ({ fuelMinor }) => money(fuelMinor)),
    numbers('other', inMoney(text('months.costOther')), ({ otherMinor }) => money(otherMinor)),
    numbers('service', inMoney(text('months.costService')), ({ serviceMinor }) => money(serviceMinor)),
    numbers('repair', inMoney(text('months.costRepair')), ({ repairMinor }) => money(repairMinor)),
    numbers('cost', inMoney(text('months.cost')), (month) => money(costMinor(month))),
  ];
}
