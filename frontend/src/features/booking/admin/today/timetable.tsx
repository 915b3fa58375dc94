import { timetableColumns, timetablePeriod } from '@rigbook/contracts/booking/diary/timetable.rules';
import type { TimetableView } from '@rigbook/contracts/booking/diary/timetable.rules';
import { placeOn } from '@rigbook/contracts/booking/diary/vehicle-day.rules';
import { dayOf, startOfDay } from '@rigbook/contracts/kernel/calendar';
import {
  addHours,
  HOUR_MS,
  type Instant,
  instantOfMillis,
  isBefore,
  millisOf,
  type Period,
} from '@rigbook/contracts/kernel/time';
import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Overview } from '../../../../lib/http/answers.js';
import { directionOf, useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';
import { VehicleStatusTag } from '../../../fleet/shared/vehicle-status-tag.js';
import { useArrowKeys } from '../shared/use-arrow-keys.js';
import { TimetableBlock } from './timetable-block.js';
import { TimetableHead } from './timetable-head.js';
import { type TakenHours, type TimetableRow as Row, timetableRows } from './timetable-rows.js';
import type { TodayAddress } from './timetable-tools.js';
import styles from './timetable.module.css';

interface Props {
  readonly overview: Overview;
  readonly taken: TakenHours;
  /** While one of both loads, a new booking would look like held hours. */
  readonly isSettled: boolean;
  readonly loading: boolean;
  readonly label: string;
  readonly address: TodayAddress;
  readonly onView: (bookingId: string) => void;
}

/** Changes each hour. */
const hourOf = (now: Instant): Instant => instantOfMillis(Math.floor(millisOf(now) / HOUR_MS) * HOUR_MS);

/** Vehicles down, hours or days across. It is one Tab stop; arrow keys move from block to block. */
export function Timetable({ overview, taken, isSettled, loading, label, address, onView }: Props) {
  const zone = useZone();
  const now = useNow();
  const { view, on, addressOf } = address;
  const hour = hourOf(now);
  const shown = useMemo(() => timetablePeriod(view, on, zone, hour), [view, on, zone, hour]);
  const columns = useMemo(() => timetableColumns(view, on, zone, hour), [view, on, zone, hour]);
  const rows = useMemo(
    () => timetableRows(overview, shown, now, { taken, isSettled }),
    [overview, shown, now, taken, isSettled],
  );
  const items = rows.flatMap((row) => row.items);
  const underWay = items.find(({ startAt, endAt }) => !isBefore(now, startAt) && isBefore(now, endAt));
  const heads = view === 'week' ? columns.map(({ startAt }) => startAt) : [];
  const { grid, tabbable, onKeyDown, onFocus } = useArrowKeys(
    [...heads, ...items.map(({ id }) => id)],
    (underWay ?? items[0])?.id,
  );
  const scroller = useScrollToHours(view, shown, now);

  return (
    // without focusable content, the keyboard scrolls the timetable itself
    <div ref={scroller} className={styles.scroller} tabIndex={items.length + heads.length === 0 ? 0 : undefined}>
      <div className={styles.board} data-view={view} aria-busy={loading}>
        <TimetableLines shown={shown} columns={columns} now={now} />
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-readonly
          aria-colcount={columns.length + 1}
          aria-rowcount={rows.length + 1}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <TimetableHead view={view} columns={columns} now={now} tabbable={tabbable} addressOf={addressOf} />
          {rows.map((row, nth) => (
            <TimetableRow
              key={row.id}
              row={row}
              nth={nth + 1}
              shown={shown}
              columns={columns}
              now={now}
              loading={loading}
              tabbable={tabbable}
              onView={onView}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface TimetableLinesProps {
  readonly shown: Period;
  readonly columns: readonly Period[];
  readonly now: Instant;
}

const at = (shown: Period, instant: Instant) => ({
  insetInlineStart: `${placeOn(shown, { startAt: instant, endAt: instant }).from}%`,
});

/** The start of each column, and the position of now. */
function TimetableLines({ shown, columns, now }: TimetableLinesProps) {
  const times = useTimes();
  const isNow = !isBefore(now, shown.startAt) && isBefore(now, shown.endAt);
  return (
    <div className={styles.lines} aria-hidden>
      {columns.slice(1).map(({ startAt }) => (
        <span key={startAt} className={styles.line} style={at(shown, startAt)} />
      ))}
      {isNow && (
        <span className={styles.now} style={at(shown, now)}>
          <span>{times.written(times.clock(now))}</span>
        </span>
      )}
    </div>
  );
}

/** Shows what has just started too. */
const HOURS_BEFORE_NOW = 1;
/** On another day: when most people are awake. */
const FIRST_HOUR = 7;

/** If not all of it fits, a day starts at now, or in the morning, and a week with today, or with its Sunday. */
function useScrollToHours(view: TimetableView, shown: Period, now: Instant): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  const zone = useZone();
  const toStart = directionOf[useLanguage().language] === 'rtl' ? -1 : 1;
  const atOpening = useRef(now);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const opened = atOpening.current;
    const isNow = !isBefore(opened, shown.startAt) && isBefore(opened, shown.endAt);
    const ofDay = isNow ? addHours(opened, -HOURS_BEFORE_NOW) : addHours(shown.startAt, FIRST_HOUR);
    const ofWeek = isNow ? startOfDay(dayOf(opened, zone), zone) : shown.startAt;
    const from = view === 'day' ? ofDay : ofWeek;
    const part = placeOn(shown, { startAt: from, endAt: from }).from / 100;
    // the names stay in place
    const names = element.querySelector('[role=columnheader]')?.clientWidth ?? 0;
    element.scrollLeft = toStart * part * (element.scrollWidth - names);
  }, [view, shown, zone, toStart]);

  return scroller;
}

interface TimetableRowProps {
  readonly row: Row;
  readonly nth: number;
  readonly shown: Period;
  readonly columns: readonly Period[];
  readonly now: Instant;
  /** Still loading: whether there are bookings is not known yet. */
  readonly loading: boolean;
  readonly tabbable: string | undefined;
  readonly onView: (bookingId: string) => void;
}

/** A vehicle with its bookings and maintenance over time. */
function TimetableRow({ row, nth, shown, columns, now, loading, tabbable, onView }: TimetableRowProps) {
  const text = useText();
  const status = row.vehicle?.status;
  const isPast = !isBefore(now, shown.endAt);
  return (
    <div
      role="row"
      className="grid grid-cols-[var(--names)_minmax(0,1fr)] border-t border-(--hairline) print:break-inside-avoid"
      style={{ '--lanes': row.laneCount } as CSSProperties}
    >
      <div role="rowheader" aria-colindex={1} className={styles.name}>
        <span title={row.name}>
          <VehicleName vehicle={row} />
        </span>
        {row.vehicle === null && <span className="text-soft text-xs">{text('timetable.leftFleet')}</span>}
        {status !== undefined && status !== 'available' && !isPast && <VehicleStatusTag status={status} />}
      </div>
      {row.items.length === 0 ? (
        <div
          role="gridcell"
          className="relative content-center ps-2.5 text-soft text-sm"
          aria-colindex={2}
          aria-colspan={columns.length}
        >
          {!loading && (
            // stays in sight beside the names
            <span className="inline-block sticky start-[calc(var(--names)+10px)]">{text('timetable.noBookings')}</span>
          )}
        </div>
      ) : (
        <div role="presentation" className={styles.lanes}>
          {row.items.map((item) => (
            <TimetableBlock
              key={item.id}
              item={item}
              row={nth}
              shown={shown}
              columns={columns}
              now={now}
              tabbable={item.id === tabbable}
              onView={onView}
            />
          ))}
        </div>
      )}
    </div>
  );
}
