import { type Weekday, weekdays } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { useId } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { TickBox } from '../../../../ui/form/tick-box.js';
import { Icon } from '../../../../ui/icon.js';
import styles from '../../standing-shifts/standing-shifts.module.css';
import { useWeekdayName } from '../../standing-shifts/use-shift-in-words.js';

interface Props {
  readonly weekdays: readonly Weekday[];
  readonly problem?: string | undefined;
  readonly onChange: (weekdays: readonly Weekday[]) => void;
}

/** The days of the week on which the hours begin. */
export function WeekdayBoxes({ weekdays: chosen, problem, onChange }: Props) {
  const text = useText();
  const nameOf = useWeekdayName();
  const problemId = useId();
  return (
    <fieldset className="grid gap-1" aria-describedby={problem === undefined ? undefined : problemId}>
      <legend className="font-semibold">{text('standing.weekdays')}</legend>
      <div className={styles.weekdays}>
        {weekdays.map((weekday) => (
          <label key={weekday} className="flex items-center gap-2 min-h-12">
            <TickBox
              checked={chosen.includes(weekday)}
              aria-invalid={problem !== undefined}
              onChange={({ target }) =>
                onChange(weekdays.filter((one) => (one === weekday ? target.checked : chosen.includes(one))))
              }
            />
            <span>{nameOf(weekday, 'long')}</span>
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p id={problemId} className="text-(--danger) font-medium">
          <Icon name="alert" size={16} /> {problem}
        </p>
      )}
    </fieldset>
  );
}
