import type { Day } from '@rigbook/contracts/kernel/time';
import { nextDays, type StandingPlan } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { useDated } from '../../standing-shifts/use-shift-in-words.js';
import styles from '../../standing-shifts/standing-shifts.module.css';

const DAYS_AT_ONCE = 8;

interface Props {
  readonly plan: StandingPlan;
  readonly today: Day;
  readonly onChange: (exceptDays: readonly Day[]) => void;
}

/** The days that follow from the plan, as buttons: a press leaves a day out, or brings it back. */
export function ComingDays({ plan, today, onChange }: Props) {
  const text = useText();
  const dated = useDated();
  const [most, setMost] = useState(DAYS_AT_ONCE);
  const days = nextDays({ ...plan, exceptDays: [] }, today, most);
  const isIn = (day: Day) => !plan.exceptDays.includes(day);
  const toggle = (day: Day) =>
    onChange(isIn(day) ? [...plan.exceptDays, day] : plan.exceptDays.filter((one) => one !== day));
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{text('standing.coming')}</legend>
      {days.length === 0 ? (
        <p className="text-soft">{text('standing.comingNone')}</p>
      ) : (
        <>
          <p className="text-soft text-sm">{text('standing.comingHint')}</p>
          <div className={styles.days}>
            {days.map((day) => (
              <Button key={day} aria-pressed={isIn(day)} onClick={() => toggle(day)}>
                {dated(day)}
              </Button>
            ))}
          </div>
          {days.length === most && (
            <div>
              <Button look="quiet" onClick={() => setMost(most + DAYS_AT_ONCE)}>
                {text('standing.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}
