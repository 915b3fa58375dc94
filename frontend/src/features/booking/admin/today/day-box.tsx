import { isTimetableDay } from '@rigbook/contracts/booking/diary/timetable.rules';
import { parseDay } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import styles from './today.module.css';

interface Props {
  readonly on: Day;
  readonly onDay: (day: Day) => void;
}

/** Leads to any day. It is the browser's while somebody types: a year that is half typed is a year, too. */
export function DayBox({ on, onDay }: Props) {
  const text = useText();
  const box = useRef<HTMLInputElement>(null);
  const showDay = () => {
    if (box.current && box.current.value !== on) box.current.value = on;
  };
  useLayoutEffect(showDay, [on]);
  return (
    <input
      ref={box}
      type="date"
      className={styles.day}
      aria-label={text('timetable.on')}
      defaultValue={on}
      onChange={({ target }) => {
        const day = parseDay(target.value);
        if (day && isTimetableDay(day)) onDay(day);
      }}
      onBlur={showDay}
    />
  );
}
