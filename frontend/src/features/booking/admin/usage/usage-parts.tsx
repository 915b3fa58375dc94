import { type CountedAs, percentOf } from '@rigbook/contracts/booking/diary/usage.rules';
import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Usage } from '../../../../lib/http/answers.js';
import { type MessageId, useText } from '../../../../lib/i18n/use-text.js';
import { Panel } from '../../../../ui/content/panel.js';
import { bookingsCounted, bookingsOf, type UsageDays } from './usage-days.js';
import styles from './usage.module.css';
import { VehicleBars } from './vehicle-bars.js';

interface Props {
  readonly vehicles: Usage['vehicles'];
  readonly days: UsageDays;
}

/** Bars to look at, and the same numbers in a table. */
export function VehiclesPart({ vehicles, days }: Props) {
  const text = useText();
  return (
    <Panel title={text('usage.vehicles')}>
      <figure className="mb-4" aria-label={text('usage.chart')}>
        <VehicleBars vehicles={vehicles} />
      </figure>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={text('usage.vehicles')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('usage.vehicle')}</th>
              <th scope="col">{text('usage.bookings')}</th>
              <th scope="col">{text('usage.bookedHours')}</th>
              <th scope="col">{text('usage.shifts')}</th>
              <th scope="col">{text('usage.hoursOut')}</th>
            </tr>
          </thead>
          <tbody>
            {vehicles.map(({ id, name, bookings, bookedHours, shifts, hoursOut }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td>
                  <FigureLink
                    of={bookings}
                    to={bookingsOf(id, days)}
                    label={text('usage.bookingsOf', { count: bookings, vehicle: name })}
                  />
                </td>
                <td>
                  <FigureLink
                    of={bookedHours}
                    to={bookingsOf(id, days, { counted: 'booked' })}
                    label={text('usage.bookedHoursOf', { count: bookedHours, vehicle: name })}
                  />
                </td>
                <td>
                  <FigureLink
                    of={shifts}
                    to={bookingsOf(id, days, { counted: 'checkedIn' })}
                    label={text('usage.shiftsOf', { count: shifts, vehicle: name })}
                  />
                </td>
                <td>
                  <FigureLink
                    of={hoursOut}
                    to={bookingsOf(id, days, { status: 'completed' })}
                    label={text('usage.hoursOutOf', { count: hoursOut, vehicle: name })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
    <Link to={to} aria-label={label}>
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
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 print:grid-cols-2">
        <div className="grid gap-1 content-start">
          <Statistic title={text('usage.unsigned')} value={share(unsigned, begun)} />
          <p>{text('usage.unsignedOf', { unsigned, begun })}</p>
          <p className="flex flex-wrap gap-y-1 gap-x-4 max-sm:[&>a]:py-3 print:hidden">
            {link('unsigned', unsigned, 'usage.openUnsigned')}
            {link('begun', begun, 'usage.openBegun')}
          </p>
        </div>
        <div className="grid gap-1 content-start">
          <Statistic title={text('usage.overdue')} value={share(overdue, shifts)} />
          <p>{text('usage.overdueOf', { overdue, shifts })}</p>
          <p className="flex flex-wrap gap-y-1 gap-x-4 max-sm:[&>a]:py-3 print:hidden">
            {link('overdue', overdue, 'usage.openOverdue')}
            {link('checkedIn', shifts, 'usage.openShifts')}
          </p>
        </div>
      </div>
    </Panel>
  );
}
