import { timetableColumns, timetablePeriod } from '@rigbook/contracts/booking/diary/timetable.rules';
import { isBefore } from '@rigbook/contracts/kernel/time';
import { useMemo } from 'react';
import type { Overview } from '../../../../lib/http/answers.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { TimetableHead } from './timetable-head.js';
import { TimetableLines } from './timetable-lines.js';
import { TimetableRow } from './timetable-row.js';
import { timetableRows } from './timetable-rows.js';
import styles from './timetable.module.css';
import type { TodayAddress } from './use-today-address.js';
import { useScrollToHours } from './use-scroll-to-hours.js';
import { useArrowKeys } from '../shared/use-arrow-keys.js';

interface Props {
  readonly overview: Overview;
  readonly loading: boolean;
  readonly label: string;
  readonly address: TodayAddress;
  readonly onView: (bookingId: string) => void;
}

/** Vehicles down, hours or days across. Tab comes to it once; arrow keys walk from block to block. */
export function Timetable({ overview, loading, label, address, onView }: Props) {
  const zone = useZone();
  const now = useNow();
  const { view, on, addressOf } = address;
  const shown = useMemo(() => timetablePeriod(view, on, zone), [view, on, zone]);
  const columns = useMemo(() => timetableColumns(view, on, zone), [view, on, zone]);
  const rows = useMemo(() => timetableRows(overview, shown, now), [overview, shown, now]);
  const items = rows.flatMap((row) => row.items);
  const underWay = items.find(({ startAt, endAt }) => !isBefore(now, startAt) && isBefore(now, endAt));
  const heads = view === 'week' ? columns.map(({ startAt }) => startAt) : [];
  const { grid, tabbable, onKeyDown, onFocus } = useArrowKeys(
    [...heads, ...items.map(({ id }) => id)],
    (underWay ?? items[0])?.id,
  );
  const scroller = useScrollToHours(view, shown, now);

  return (
    // with nothing in it that takes the focus, it is scrolled by keys itself
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
