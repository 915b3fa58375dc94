import { placeOn } from '@rigbook/contracts/booking/diary/vehicle-day.rules';
import { isBefore, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import { useTimes } from '../../../../lib/time/use-times.js';
import styles from './timetable.module.css';

interface Props {
  readonly shown: Period;
  readonly columns: readonly Period[];
  readonly now: Instant;
}

const at = (shown: Period, instant: Instant) => ({
  insetInlineStart: `${placeOn(shown, { startAt: instant, endAt: instant }).from}%`,
});

/** Where each column begins, and where it is now. */
export function TimetableLines({ shown, columns, now }: Props) {
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
