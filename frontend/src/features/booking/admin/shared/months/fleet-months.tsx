import {
  drawn,
  type DrawnFigure,
  drawnFigures,
  lastMonths,
  type Month,
  type MonthFigures,
  monthsIn,
  noFigures,
  sumOf,
} from '@rigbook/contracts/fleet/vehicle-months.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import { useSearchParams } from 'react-router';
import { address, oneOf } from '../../../../../lib/address.js';
import type { MonthOfVehicle } from '../../../../../lib/http/answers.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../../lib/time/use-now.js';
import { useZone } from '../../../../../lib/time/zone.js';
import { Panel } from '../../../../../ui/content/panel.js';
import { ErrorScreen } from '../../../../../ui/feedback/error-screen.js';
import { Sideways } from '../../../../../ui/form/sideways.js';
import { VehicleName } from '../../../../fleet/shared/vehicle-name.js';
import { monthsOfFleet } from '../../api/vehicle-months.js';
import styles from './charts.module.css';
import { ExportMonths } from './export-months.js';
import { FleetMonthsTable } from './fleet-months-table.js';
import { type Column, largestOf, MonthColumns } from './month-columns.js';
import { useCostParts } from './use-cost-parts.js';

const spans = ['12', '24'] as const;
const monthsAddress = address({ figure: oneOf(drawnFigures), months: oneOf(spans) });

/** One figure of all vehicles: together, each by itself on the same scale, and in a table. Figure and span are in the address. */
export function FleetMonths() {
  const text = useText();
  const [parameters, setParameters] = useSearchParams();
  const { figure = 'kilometers', months: span = '12' } = monthsAddress.parse(parameters);
  const asked = lastMonths(dayOf(useNow(), useZone()), Number(span));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...monthsOfFleet(asked),
    placeholderData: keepPreviousData,
  });
  const choose = (next: { figure?: DrawnFigure; months?: (typeof spans)[number] }) =>
    setParameters((before) => ({ ...Object.fromEntries(before), ...next }), { replace: true });
  return (
    <Panel title={text('months.title')} aside={<ExportMonths months={asked} />}>
      <p className="text-soft mb-3">{text('months.hint')}</p>
      <div className="flex flex-wrap gap-3 mb-3 print:hidden">
        <Sideways chosen={figure}>
          <Segmented
            name="figure"
            aria-label={text('months.figure')}
            value={figure}
            options={drawnFigures.map((value) => ({ value, label: text(`months.${value}`) }))}
            onChange={(value) => choose({ figure: value })}
          />
        </Sideways>
        <Sideways chosen={span}>
          <Segmented
            name="span"
            aria-label={text('months.span')}
            value={span}
            options={spans.map((value) => ({ value, label: text('months.count', { count: Number(value) }) }))}
            onChange={(value) => choose({ months: value })}
          />
        </Sideways>
      </div>
      <p className="hidden font-semibold print:block">
        {text(`months.${figure}`)} · {text('months.last', { count: Number(span) })}
      </p>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <div role="status" aria-label={text('months.loading')}>
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      ) : data.length === 0 ? (
        <p className="text-soft">{text('months.none')}</p>
      ) : data.every((month) => drawn(figure, month) === 0) ? (
        <p className="text-soft">{text('months.noneOfFigure')}</p>
      ) : (
        <div className="grid grid-cols-1 gap-4 aria-busy:opacity-55 print:block" aria-busy={isPlaceholderData}>
          <Figure figure={figure} months={monthsIn(asked)} rows={data} />
        </div>
      )}
    </Panel>
  );
}

interface FigureProps {
  readonly figure: DrawnFigure;
  readonly months: readonly Month[];
  readonly rows: readonly MonthOfVehicle[];
}

function Figure({ figure, months, rows }: FigureProps) {
  const text = useText();
  const costParts = useCostParts();
  const vehicles = [...new Map(rows.map(({ vehicle }) => [vehicle.id, vehicle])).values()].sort((one, other) =>
    one.name.localeCompare(other.name),
  );
  const columnsOf = (of: (month: Month) => MonthFigures): readonly Column[] =>
    months.map((month) => ({
      month,
      parts: figure === 'cost' ? costParts.of(of(month)) : [drawn(figure, of(month))],
    }));
  const inMonth = (vehicleId: string, month: Month): MonthFigures =>
    rows.find((row) => row.month === month && row.vehicle.id === vehicleId) ?? noFigures;
  const together = (month: Month): MonthFigures => sumOf(rows.filter((row) => row.month === month));
  const single = vehicles.map((vehicle) => ({ vehicle, columns: columnsOf((month) => inMonth(vehicle.id, month)) }));
  const largest = Math.max(...single.map(({ columns }) => largestOf(columns)));
  const partNames = figure === 'cost' ? { partNames: costParts.names } : {};
  return (
    <>
      <div className="break-inside-avoid">
        <h3 className="mb-2">{text('months.all')}</h3>
        <MonthColumns figure={figure} columns={columnsOf(together)} {...partNames} />
      </div>
      <ul className={styles.charts}>
        {single.map(({ vehicle, columns }) => (
          <li key={vehicle.id} className="break-inside-avoid">
            <VehicleName vehicle={vehicle} />
            <MonthColumns figure={figure} columns={columns} largest={largest} small />
          </li>
        ))}
      </ul>
      <FleetMonthsTable {...{ figure, months, vehicles, inMonth, together }} />
    </>
  );
}
