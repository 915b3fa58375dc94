import { isSelectableDay } from '@rigbook/contracts/booking/requesting/booking-window.rules';
import { countTakenOn, firstOfMonth } from '@rigbook/contracts/booking/requesting/month-grid.rules';
import type { SlotFacts } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { addDays, dayOf } from '@rigbook/contracts/kernel/calendar';
import type { Day, Period } from '@rigbook/contracts/kernel/time';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { directionOf, useLanguage } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Tooltip } from '../../../../ui/tooltip.js';
import styles from './day-grid.module.css';

interface Props {
  readonly weeks: readonly (readonly Day[])[];
  /** Days of other months are dimmed; undefined if each day counts the same. */
  readonly month?: Day;
  readonly labelledBy: string;
  readonly selected: Day | undefined;
  readonly facts: SlotFacts;
  readonly onSelect: (day: Day) => void;
}

/** Rows of seven days; arrow keys move through the bookable ones. */
export function DayGrid({ weeks, month, labelledBy, selected, facts, onSelect }: Props) {
  const times = useTimes();
  const forward = directionOf[useLanguage().language] === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const { now, zone, taken } = facts;
  const today = dayOf(now, zone);
  const grid = useRef<HTMLTableElement>(null);
  const walked = useRef<Day>(undefined);
  const shown = weeks.flat();
  const reachable =
    [selected, today].find((day) => day !== undefined && shown.includes(day)) ??
    shown.find((day) => isSelectableDay(day, now, zone));

  useEffect(() => {
    if (walked.current === undefined) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${walked.current}"]`)?.focus();
    walked.current = undefined;
  });

  const walk = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset['day'] as Day | undefined;
    const steps: Record<string, number> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: -1, [forward]: 1 };
    const step = steps[event.key];
    if (from === undefined || step === undefined) return;
    event.preventDefault();
    const to = addDays(from, step);
    if (!isSelectableDay(to, now, zone)) return;
    walked.current = to;
    onSelect(to);
  };

  return (
    <table ref={grid} role="grid" aria-labelledby={labelledBy} className={styles.grid} onKeyDown={walk}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={times.weekday(day, 'long')}>
              {times.weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} role="gridcell" aria-selected={day === selected}>
                <DayCell
                  day={day}
                  taken={taken}
                  today={day === today}
                  selectable={isSelectableDay(day, now, zone)}
                  selected={day === selected}
                  inMonth={month === undefined || firstOfMonth(day) === firstOfMonth(month)}
                  tabbable={day === reachable}
                  onSelect={onSelect}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  readonly day: Day;
  readonly taken: readonly Period[];
  readonly today: boolean;
  readonly selectable: boolean;
  readonly selected: boolean;
  readonly inMonth: boolean;
  readonly tabbable: boolean;
  readonly onSelect: (day: Day) => void;
}

/** Day number, number of bookings, and a bar: green without bookings, red otherwise. */
function DayCell({ day, taken, today, selectable, selected, inMonth, tabbable, onSelect }: DayCellProps) {
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
