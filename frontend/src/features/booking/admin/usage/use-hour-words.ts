import { addDays, day } from '@rigbook/contracts/kernel/calendar';
import { useTimes } from '../../../../lib/time/use-times.js';
import { clockOf } from './clock-of.js';

const aSunday = day('2026-11-22');

/** How an hour of the week is said; 0 is Sunday. */
export function useHourWords() {
  const times = useTimes();
  return (weekday: number, hour: number) => ({
    day: times.weekday(addDays(aSunday, weekday), 'long'),
    shortDay: times.weekday(addDays(aSunday, weekday), 'short'),
    clock: times.written(clockOf(hour)),
  });
}
