import { type CountedAs, percentOf } from '@rigbook/contracts/booking/diary/usage.rules';
import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Usage } from '../../../../lib/http/answers.js';
import { type MessageId, useText } from '../../../../lib/i18n/use-text.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';
import { Panel } from '../../../../ui/content/panel.js';
import { bookingsCounted, bookingsOf, type UsageDays } from './usage-days.js';
import { VehicleBars } from './vehicle-bars.js';

interface Props {
  readonly vehicles: Usage['vehicles'];
  readonly days: UsageDays;
}

/** Bars to look at, and the same numbers in a table. */
export function VehiclesPart({ vehicles, days }: Props) {
  const text = useText();
  const columns: readonly DeskColumn<Usage['vehicles'][number]>[] = [
    { name: 'vehicle', title: text('usage.vehicle'), cell: (vehicle) => <VehicleName vehicle={vehicle} /> },
    {
      name: 'bookings',
      title: text('usage.bookings'),
      align: 'end',
      cell: ({ id, name, bookings }) => (
        <FigureLink
          of={bookings}
          to={bookingsOf(id, days)}
          label={text('usage.bookingsOf', { count: bookings, vehicle: name })}
        />
      ),
    },
    {
      name: 'booked',
      title: text('usage.bookedHours'),
      align: 'end',
      cell: ({ id, name, bookedHours }) => (
        <FigureLink
          of={bookedHours}
          to={bookingsOf(id, days, { counted: 'booked' })}
          label={text('usage.bookedHoursOf', { count: bookedHours, vehicle: name })}
        />
      ),
    },
    {
      name: 'shifts',
      title: text('usage.shifts'),
      align: 'end',
      cell: ({ id, name, shifts }) => (
        <FigureLink
          of={shifts}
          to={bookingsOf(id, days, { counted: 'checkedIn' })}
          label={text('usage.shiftsOf', { count: shifts, vehicle: name })}
        />
      ),
    },
    {
      name: 'out',
      title: text('usage.hoursOut'),
      align: 'end',
      cell: ({ id, name, hoursOut }) => (
        <FigureLink
          of={hoursOut}
          to={bookingsOf(id, days, { status: 'completed' })}
          label={text('usage.hoursOutOf', { count: hoursOut, vehicle: name })}
        />
      ),
    },
  ];
  return (
    <Panel title={text('usage.vehicles')}>
      <figure className="mb-4" aria-label={text('usage.chart')}>
        <VehicleBars vehicles={vehicles} />
      </figure>
      <DeskTable
        name="usage"
        label={text('usage.vehicles')}
        rows={vehicles}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={columns}
        loading={text('usage.loading')}
        empty={null}
      />
    </Panel>
  );
}

interface FigureLinkProps {
  readonly of: number;
  readonly to: string;
  /** Says where it leads, including the figure. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** A figure that links to what it counts; zero has no link. */
function FigureLink({ of, to, label, children = of }: FigureLinkProps) {
  if (of === 0) return children;
  return (
    <Link
      to={to}
      aria-label={label}
      className="inline-flex items-center justify-start min-w-(--target) [td_&]:justify-end min-h-(--target) tabular-nums print:min-h-0"
    >
      {children}
    </Link>
  );
}

interface PromisesPartProps {
  readonly usage: Pick<Usage, 'begun' | 'unsigned' | 'shifts' | 'overdue'>;
  readonly days: UsageDays;
}

/** How many bookings were never signed, and how many vehicles came back late. */
export function PromisesPart({ usage: { begun, unsigned, shifts, overdue }, days }: PromisesPartProps) {
  const text = useText();
  const share = (part: number, whole: number) => {
    const percent = percentOf(part, whole);
    return percent === undefined ? text('usage.noShare') : `${percent}%`;
  };
  const link = (counted: CountedAs, count: number, words: MessageId) =>
    count > 0 && <Link to={bookingsCounted(counted, days)}>{text(words, { count })}</Link>;
  return (
    <Panel title={text('usage.promises')}>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 print:grid-cols-2 print:break-inside-avoid">
        <div className="grid gap-1 content-start">
          <Statistic title={text('usage.unsigned')} value={share(unsigned, begun)} />
          <p>{text('usage.unsignedOf', { unsigned, begun })}</p>
          <p className="flex flex-wrap gap-y-1 gap-x-4 max-sm:[&>a]:min-w-12 max-sm:[&>a]:py-3 print:hidden">
            {link('unsigned', unsigned, 'usage.openUnsigned')}
            {link('begun', begun, 'usage.openBegun')}
          </p>
        </div>
        <div className="grid gap-1 content-start">
          <Statistic title={text('usage.overdue')} value={share(overdue, shifts)} />
          <p>{text('usage.overdueOf', { overdue, shifts })}</p>
          <p className="flex flex-wrap gap-y-1 gap-x-4 max-sm:[&>a]:min-w-12 max-sm:[&>a]:py-3 print:hidden">
            {link('overdue', overdue, 'usage.openOverdue')}
            {link('checkedIn', shifts, 'usage.openShifts')}
          </p>
        </div>
      </div>
    </Panel>
  );
}
