import { countTakenOn } from '@rigbook/contracts/booking/requesting/month-grid.rules';
import type { Day, Period } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Tooltip } from '../../../../ui/tooltip.js';
import styles from './month-calendar.module.css';

interface Props {
  readonly day: Day;
  readonly taken: readonly Period[];
  readonly today: boolean;
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly inMonth: boolean;
  readonly tabbable: boolean;
  readonly onSelect: (day: Day) => void;
}

/** Day number, number of bookings, and a bar: green while there are none, red from the first on. */
export function DayCell({ day, taken, today, selectable, selected, inMonth, tabbable, onSelect }: Props) {
  const text = useText();
  const times = useTimes();
  const zone = useZone();
  const count = countTakenOn(day, taken, zone);
  const name = times.fullDay(day);
  const label = !selectable
    ? text('book.dayClosed', { day: name })
    : count === 0
      ? text('book.dayFree', { day: name })
      : text('book.dayTaken', { day: name, count });

  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-today={today || undefined}
      data-selected={selected || undefined}
      data-outside={!inMonth || undefined}
      aria-label={label}
      aria-current={today ? 'date' : undefined}
      disabled={!selectable}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => onSelect(day)}
    >
      <span className={styles.number}>{Number(day.slice(-2))}</span>
      {count > 0 && (
        <span className={styles.badge}>
          <Tooltip text={text('book.count', { count })}>
            <span className={styles.count}>{count}</span>
          </Tooltip>
        </span>
      )}
      <span className={styles.bar} data-taken={count > 0 || undefined} />
    </button>
  );
}
