import { useText } from '../../../../lib/i18n/use-text.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Panel } from '../../../../ui/content/panel.js';
import { atHourOfWeek } from '../api/diary-search.js';
import { useArrowKeys } from '../shared/use-arrow-keys.js';
import { clockOf } from './clock-of.js';
import { HeatRow } from './heat-row.js';
import { useHourWords } from './use-hour-words.js';
import type { UsageDays } from './usage-days.js';
import heat from './heat.module.css';
import styles from './usage.module.css';

interface Props {
  readonly hoursOfWeek: readonly (readonly number[])[];
  readonly days: UsageDays;
}

/**
 * A table to who listens, a map of heat to who looks: weekdays down, hours across, the number in each leads to its bookings. Tab
 * comes to it once, at the busiest hour; arrow keys walk over what is booked.
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
      <p className={styles.soft}>{text('usage.weekHint', { zone: useZone() })}</p>
      {busiest > 0 && <p>{text('usage.busiest', { ...words(weekday, hour), hours: busiest })}</p>}
      <div
        ref={grid}
        className={styles.scroll}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        {...(links.length === 0 && { tabIndex: 0, role: 'group', 'aria-label': text('usage.week') })}
      >
        <table className={heat.heat} role="grid" aria-label={text('usage.week')}>
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
