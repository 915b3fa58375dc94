import type { TimetableView } from '@rigbook/contracts/booking/diary/timetable.rules';
import { dayOf, startOfDay } from '@rigbook/contracts/kernel/calendar';
import { elapsedHours, type Instant, isBefore, millisOf, type Period } from '@rigbook/contracts/kernel/time';
import { Link } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import type { Shown } from './timetable-tools.js';
import styles from './timetable.module.css';

interface Props {
  readonly view: TimetableView;
  readonly columns: readonly Period[];
  readonly now: Instant;
  readonly tabbable: string | undefined;
  readonly addressOf: (shown: Shown) => string;
}

export const columnTemplate = (columns: readonly Period[]): string =>
  columns.map((column) => `minmax(0, ${elapsedHours(column)}fr)`).join(' ');

/** The hours of the day, or the days of the week, each linked to its hours. */
export function TimetableHead({ view, columns, now, tabbable, addressOf }: Props) {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  return (
    <div role="row" className={styles.head}>
      <div role="columnheader" className={styles.corner}>
        {text('diary.vehicle')}
      </div>
      <div role="presentation" className="grid" style={{ gridTemplateColumns: columnTemplate(columns) }}>
        {columns.map((column) => {
          const { startAt, endAt } = column;
          const isNow = !isBefore(now, startAt) && isBefore(now, endAt);
          return (
            <div key={startAt} role="columnheader" className={styles.column} data-now={isNow || undefined}>
              {view === 'day' ? (
                <Hour
                  clock={times.clock(startAt)}
                  day={
                    startAt === startOfDay(dayOf(startAt, zone), zone)
                      ? times.weekday(dayOf(startAt, zone), 'short')
                      : undefined
                  }
                />
              ) : (
                <Link
                  to={addressOf({ view: 'day', on: dayOf(startAt, zone) })}
                  tabIndex={startAt === tabbable ? 0 : -1}
                  aria-current={isNow ? 'date' : undefined}
                  data-block={startAt}
                  data-row={0}
                  data-from={millisOf(startAt)}
                  data-to={millisOf(endAt)}
                >
                  {times.date(dayOf(startAt, zone))}
                </Link>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface HourProps {
  readonly clock: string;
  /** The day that begins with it. */
  readonly day: string | undefined;
}

/** When the clocks show an hour twice, a second line says which of the two it is. */
function Hour({ clock, day }: HourProps) {
  const [hour, ...offset] = clock.split(' ');
  return (
    <>
      {hour} {offset.length > 0 && <small dir="ltr">{offset}</small>}
      {day !== undefined && <small>{day}</small>}
    </>
  );
}
