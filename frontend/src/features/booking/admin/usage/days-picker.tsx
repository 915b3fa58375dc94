import { parseDay } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { DayBoxes } from '../../../../ui/form/day-boxes.js';
import { lastDays, lastDaysUntil, type UsageDays } from './usage-days.js';
import styles from './usage.module.css';

interface Props {
  readonly days: UsageDays;
  readonly today: Day;
  readonly problem: string | undefined;
  readonly onDays: (days: UsageDays) => void;
}

/** The first and the last day, or one of the ranges that are wanted most. */
export function DaysPicker({ days, today, problem, onDays }: Props) {
  const text = useText();
  const isChosen = (count: number) => {
    const { from, to } = lastDaysUntil(today, count);
    return from === days.from && to === days.to;
  };
  return (
    <div className={styles.picker} role="search" aria-label={text('usage.days')}>
      <div className={styles.ranges}>
        {lastDays.map((count) => (
          <Button key={count} small aria-pressed={isChosen(count)} onClick={() => onDays(lastDaysUntil(today, count))}>
            {text('usage.lastDays', { days: count })}
          </Button>
        ))}
      </div>
      <DayBoxes
        days={days}
        problem={problem}
        onDay={(edge, typed) => {
          const day = parseDay(typed);
          if (day) onDays({ ...days, [edge]: day });
        }}
      />
    </div>
  );
}
