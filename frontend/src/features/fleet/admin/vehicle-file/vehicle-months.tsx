import { CURRENCY } from '@rigbook/contracts/expenses/expense.words';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { MonthOfVehicle } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Panel } from '../../../../ui/content/panel.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { monthsOfVehicle } from '../../../booking/admin/api/expenses.js';

/** What the vehicle drove, was filled and cost, month by month. */
export function VehicleMonths({ vehicleId }: { readonly vehicleId: string }) {
  const text = useText();
  const { formatNumber, formatDate } = useIntl();
  const { data: months, error, refetch } = useQuery(monthsOfVehicle(vehicleId));
  const monthOf = (month: string) =>
    formatDate(`${month}-01T12:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const money = (minor: number) => formatNumber(minor / 100, { style: 'currency', currency: CURRENCY });
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
  const columns: readonly DeskColumn<MonthOfVehicle>[] = [
    { name: 'month', title: text('months.month'), cell: ({ month }) => monthOf(month) },
    numbers('km', text('months.kilometers'), ({ kilometers: km }) => text('view.km', { km })),
    numbers('liters', text('months.liters'), ({ centiliters }) => orNone(centiliters, (cl) => formatNumber(cl / 100))),
    numbers('consumption', text('months.consumption'), ({ litersPer100Km }) =>
      orNone(litersPer100Km ?? 0, (liters) => formatNumber(liters, { minimumFractionDigits: 1 })),
    ),
    numbers('fuel', text('months.fuel'), ({ fuelMinor }) => orNone(fuelMinor, money)),
    numbers('other', text('months.other'), ({ otherMinor }) => orNone(otherMinor, money)),
    numbers('service', text('months.service'), ({ serviceMinor }) => orNone(serviceMinor, money)),
  ];
  return (
    <Panel title={text('months.title')}>
      <p className="text-soft">{text('months.hint')}</p>
      <DeskTable
        name="months"
        label={text('months.title')}
        rows={months}
        idOf={({ month }) => month}
        nameOf={({ month }) => monthOf(month)}
        columns={columns}
        loading={text('months.loading')}
        empty={<p className="text-soft">{text('months.none')}</p>}
        error={error}
        onRetry={() => void refetch()}
      />
    </Panel>
  );
}

const orNone = (value: number, shown: (value: number) => string): string => (value === 0 ? '–' : shown(value));
