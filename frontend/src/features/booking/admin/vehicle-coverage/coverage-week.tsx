import { addDays, dayOf, hourOf, startOfDay } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { type CoverageCount, coverageCounts } from '@rigbook/contracts/vehicle-coverage/coverage.words';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { OnPaperContext } from '../../../../lib/time/on-paper.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Button } from '../../../../ui/button.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { NativeSegmented } from '../../../../ui/form/native-segmented.js';
import { ShortfallLines } from '../../vehicle-coverage/shortfall-lines.js';
import { type Coverage, type CoverageHour, coverageQuery } from '../api/coverage.js';
import cells from '../shared/heat/heat-cells.module.css';
import styles from './coverage-week.module.css';

const DAYS = 7;

/** What can be booked now begins within these weeks. */
const LAST_WEEK = 1;

/** Hours across, types down: how many vehicles are free, or on shift, in the next seven days; or in others, which may be past. */
export function CoverageWeek({ isAny = false }: { readonly isAny?: boolean }) {
  const text = useText();
  const zone = useZone();
  const times = useTimes();
  const [week, setWeek] = useState(0);
  const first = addDays(dayOf(useNow(), zone), week * DAYS);
  const [counts, setCounts] = useState<CoverageCount>('free');
  const within = { startAt: startOfDay(first, zone), endAt: startOfDay(addDays(first, DAYS), zone) };
  const coverage = useQuery({ ...coverageQuery(within), placeholderData: keepPreviousData });
  const days = { from: times.date(first), to: times.date(addDays(first, DAYS - 1)) };
  const title = week === 0 ? text('coverage.title') : text('coverage.titleOf', days);
  return (
    <Panel
      title={title}
      aside={
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {isAny && <Weeks week={week} onWeek={setWeek} />}
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
                {text(counts === 'free' ? 'coverage.hint' : 'coverage.hintOnShift', { zone })}{' '}
                {week < 0 && text('coverage.hintPast')}
              </p>
              <div aria-busy={coverage.isPlaceholderData} className="aria-busy:opacity-55">
                <HeatMap types={types} counts={counts} title={title} />
              </div>
              <BelowFloorsOf below={below.filter((shortfall) => shortfall.counts === counts)} />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

interface WeeksProps {
  /** 0: from today on. */
  readonly week: number;
  readonly onWeek: (week: number) => void;
}

function Weeks({ week, onWeek }: WeeksProps) {
  const text = useText();
  return (
    <>
      <Button small onClick={() => onWeek(week - 1)}>
        {text('coverage.earlier')}
      </Button>
      {week !== 0 && (
        <Button small onClick={() => onWeek(0)}>
          {text('coverage.fromToday')}
        </Button>
      )}
      {week < LAST_WEEK && (
        <Button small onClick={() => onWeek(week + 1)}>
          {text('coverage.later')}
        </Button>
      )}
    </>
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
  readonly title: string;
}

/** A table that scrolls inside itself, by touch or the arrow keys. A sheet does not scroll, and has a table for each day. */
function HeatMap({ types, counts, title }: HeatMapProps) {
  const zone = useZone();
  const onPaper = useContext(OnPaperContext);
  const most = Math.max(1, ...types.flatMap((type) => type.hours.map((hour) => countIn(hour, counts).count)));
  const dayOfHour = ({ startTime }: CoverageHour) => dayOf(startTime, zone);
  const days = [...new Set(types[0]?.hours.map(dayOfHour))];
  if (onPaper)
    return days.map((day) => (
      <Hours
        key={day}
        types={types.map((type) => ({ ...type, hours: type.hours.filter((hour) => dayOfHour(hour) === day) }))}
        {...{ counts, title, most }}
      />
    ));
  return (
    // what scrolls is reached by the keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <Hours {...{ types, counts, title, most }} />
    </div>
  );
}

interface HoursProps extends HeatMapProps {
  readonly most: number;
}

/** What is below a floor says so by a sign, not by its color alone. */
function Hours({ types, counts, title, most }: HoursProps) {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const hours = types[0]?.hours ?? [];
  const days = new Map<Day, number>();
  for (const { startTime } of hours) {
    const day = dayOf(startTime, zone);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return (
    <table className={`${cells.cells} ${styles.heat}`} aria-label={title}>
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
            <th key={startTime} scope="col" title={times.instant(startTime)} data-first={hourOf(startTime, zone) === 0}>
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
