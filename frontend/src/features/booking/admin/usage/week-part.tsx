import { heatOf } from '@rigbook/contracts/booking/diary/usage.rules';
import { addDays, day } from '@rigbook/contracts/kernel/calendar';
import { Link } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Panel } from '../../../../ui/content/panel.js';
import { atHourOfWeek } from '../api/diary-search.js';
import { useArrowKeys } from '../shared/use-arrow-keys.js';
import { bookingsAt, type UsageDays } from './usage-days.js';
import cells from '../shared/heat/heat-cells.module.css';
import heat from './heat.module.css';
import styles from './usage.module.css';

interface Props {
  readonly hoursOfWeek: readonly (readonly number[])[];
  readonly days: UsageDays;
}

/**
 * A table for screen readers and a heat map for the eye: weekdays down, hours across; each number links to its bookings. Tab
 * stops here once, at the busiest hour; arrow keys move between booked hours.
 */
export function WeekPart({ hoursOfWeek, days }: Props) {
  const text = useText();
  const words = useHourWords();
  const busiest = Math.max(0, ...hoursOfWeek.flat());
  const at = hoursOfWeek.flat().indexOf(busiest);
  const [weekday, hour] = [Math.floor(at / 24), at % 24];
  const links = hoursOfWeek.flatMap((ofDay, row) =>
    ofDay.every((one) => one === 0)
      ? []
      : [atHourOfWeek(row), ...ofDay.flatMap((one, column) => (one > 0 ? [atHourOfWeek(row, column)] : []))],
  );
  const { grid, tabbable, onKeyDown, onFocus } = useArrowKeys(links, atHourOfWeek(weekday, hour));
  return (
    <Panel title={text('usage.week')}>
      <p className="text-soft">{text('usage.weekHint', { zone: useZone() })}</p>
      {busiest > 0 && <p>{text('usage.busiest', { ...words(weekday, hour), hours: busiest })}</p>}
      <div
        ref={grid}
        className={styles.scroll}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        {...(links.length === 0 && { tabIndex: 0, role: 'group', 'aria-label': text('usage.week') })}
      >
        <table className={`${cells.cells} ${heat.heat}`} role="grid" aria-label={text('usage.week')}>
          <thead>
            <tr>
              <th scope="col">{text('usage.weekday')}</th>
              {hoursOfWeek[0]?.map((_, column) => (
                <th key={clockOf(column)} scope="col">
                  {clockOf(column).slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hoursOfWeek.map((hours, row) => (
              <HeatRow key={words(row, 0).day} weekday={row} {...{ hours, busiest, days, tabbable }} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

interface HeatRowProps {
  readonly weekday: number;
  readonly hours: readonly number[];
  readonly busiest: number;
  readonly days: UsageDays;
  /** the only link that is a Tab stop */
  readonly tabbable: string | undefined;
}

/** A weekday, hour by hour. Hours without bookings have no link. */
function HeatRow({ weekday, hours, busiest, days, tabbable }: HeatRowProps) {
  const text = useText();
  const words = useHourWords();
  const { day, shortDay } = words(weekday, 0);
  const link = (hour: number | undefined, shown: string | number, label: string) => {
    const at = atHourOfWeek(weekday, hour);
    const column = hour ?? -1;
    return (
      <Link
        to={bookingsAt(weekday, hour, days)}
        aria-label={label}
        tabIndex={at === tabbable ? 0 : -1}
        data-block={at}
        data-row={weekday}
        data-from={column}
        data-to={column + 1}
      >
        {shown}
      </Link>
    );
  };
  const isBooked = hours.some((booked) => booked > 0);
  return (
    <tr>
      <th scope="row" aria-label={day}>
        {isBooked ? link(undefined, shortDay, text('usage.bookedOn', { day })) : shortDay}
      </th>
      {hours.map((booked, hour) => (
        <td key={clockOf(hour)} data-heat={heatOf(booked, busiest)}>
          {booked > 0 ? link(hour, booked, text('usage.bookedAt', { ...words(weekday, hour), hours: booked })) : booked}
        </td>
      ))}
    </tr>
  );
}

const aSunday = day('2026-11-22');

/** How a screen reader says an hour of the week; 0 is Sunday. */
function useHourWords() {
  const times = useTimes();
  return (weekday: number, hour: number) => ({
    day: times.weekday(addDays(aSunday, weekday), 'long'),
    shortDay: times.weekday(addDays(aSunday, weekday), 'short'),
    clock: times.written(clockOf(hour)),
  });
}

/** `09:00` */
const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
