import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { Usage } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Panel } from '../../../../ui/content/panel.js';
import { bookingsOf, type UsageDays } from './usage-days.js';
import styles from './usage.module.css';

const VehicleBars = lazy(async () => ({ default: (await import('./vehicle-bars.js')).VehicleBars }));

interface Props {
  readonly vehicles: Usage['vehicles'];
  readonly days: UsageDays;
}

/** Bars for the eye, and the same numbers as a table for everybody. */
export function VehiclesPart({ vehicles, days }: Props) {
  const text = useText();
  return (
    <Panel title={text('usage.vehicles')}>
      <figure className={styles.bars} aria-label={text('usage.chart')}>
        <Suspense fallback={<div style={{ blockSize: 48 + vehicles.length * 44 }} />}>
          <VehicleBars vehicles={vehicles} />
        </Suspense>
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
  /** Says what it leads to, the figure included. */
  readonly label: string;
  readonly children?: ReactNode;
}

/** A figure that leads to what it counts; nothing leads nowhere. */
function FigureLink({ of, to, label, children = of }: FigureLinkProps) {
  if (of === 0) return children;
  return (
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  );
}
