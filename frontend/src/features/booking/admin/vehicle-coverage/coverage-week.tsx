import { addDays, dayOf, hourOf, startOfDay } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { type CoverageCount, coverageCounts } from '@rigbook/contracts/vehicle-coverage/coverage.words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { NativeSegmented } from '../../../../ui/form/native-segmented.js';
import { ShortfallLines } from '../../vehicle-coverage/shortfall-lines.js';
import { type Coverage, type CoverageHour, coverageQuery } from '../api/coverage.js';
import styles from './coverage-week.module.css';

const DAYS = 7;

/** Hours across, types down: how many vehicles are free, or on shift, in the next seven days. */
export function CoverageWeek() {
  const text = useText();
  const zone = useZone();
  const today = dayOf(useNow(), zone);
  const [counts, setCounts] = useState<CoverageCount>('free');
  const within = { startAt: startOfDay(today, zone), endAt: startOfDay(addDays(today, DAYS), zone) };
  const coverage = useQuery({ ...coverageQuery(within), placeholderData: keepPreviousData });
  return (
    <Panel
      title={text('coverage.title')}
      aside={
        <div className="print:hidden">
          <NativeSegmented
            label={text('coverage.counts')}
            value={counts}
            options={coverageCounts.map((value) => ({ value, label: text(`coverage.counts.${value}`) }))}
            onChange={setCounts}
          />
        </div>
      }
    >
      <Loaded query={coverage} label={text('coverage.loading')} lines={5}>
        {({ types, below }) =>
          types.length === 0 ? (
            <Empty icon="car">{text('coverage.none')}</Empty>
          ) : (
            <>
              <p className="text-soft">
                {text(counts === 'free' ? 'coverage.hint' : 'coverage.hintOnShift', { zone })}
              </p>
              <HeatMap types={types} counts={counts} />
              <BelowFloorsOf below={below.filter((shortfall) => shortfall.counts === counts)} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

function BelowFloorsOf({ below }: Pick<Coverage, 'below'>) {
  return (
    <>
      <p className="mt-3 font-semibold">{useText()('coverage.below', { count: below.length })}</p>
      <ShortfallLines shortfalls={below} />
    </>
  );
}

interface HeatMapProps extends Pick<Coverage, 'types'> {
  readonly counts: CoverageCount;
}

/** A table that scrolls inside itself, by touch or the arrow keys. What is below a floor says so by a sign, not by its color alone. */
function HeatMap({ types, counts }: HeatMapProps) {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const hours = types[0]?.hours ?? [];
  const days = new Map<Day, number>();
  for (const { startTime } of hours) {
    const day = dayOf(startTime, zone);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  const most = Math.max(1, ...types.flatMap((type) => type.hours.map((hour) => countIn(hour, counts).count)));
  return (
    // what scrolls is reached by the keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={text('coverage.title')}>
      <table className={styles.heat} aria-label={text('coverage.title')}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {text('coverage.type')}
            </th>
            {[...days].map(([day, count]) => (
              <th key={day} scope="colgroup" colSpan={count}>
                <span className={styles.day}>{times.date(day)}</span>
              </th>
            ))}
          </tr>
          <tr>
            {hours.map(({ startTime }) => (
              <th
                key={startTime}
                scope="col"
                title={times.instant(startTime)}
                data-first={hourOf(startTime, zone) === 0}
              >
                {String(hourOf(startTime, zone)).padStart(2, '0')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map((type) => (
            <tr key={type.vehicleType}>
              <th scope="row">
                <bdi>{type.vehicleType}</bdi>
              </th>
              {type.hours.map((hour) => (
                <Cell
                  key={hour.startTime}
                  hour={hour}
                  counts={counts}
                  most={most}
                  isFirst={hourOf(hour.startTime, zone) === 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly hour: CoverageHour;
  readonly counts: CoverageCount;
  readonly most: number;
  readonly isFirst: boolean;
}

function Cell({ hour, counts, most, isFirst }: CellProps) {
  const text = useText();
  const { count, least } = countIn(hour, counts);
  const isBelow = least !== null && count < least;
  return (
    <td
      data-heat={isBelow ? 'below' : Math.ceil((3 * count) / most)}
      data-first={isFirst}
      title={least === null ? undefined : text('coverage.cell', { count, least })}
    >
      {count}
      {isBelow && '!'}
    </td>
  );
}

const countIn = (hour: CoverageHour, counts: CoverageCount) =>
  counts === 'free' ? { count: hour.free, least: hour.leastFree } : { count: hour.onShift, least: hour.leastOnShift };
