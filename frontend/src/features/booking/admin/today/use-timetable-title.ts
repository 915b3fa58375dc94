import { addDays, sundayOf } from '@rigbook/contracts/kernel/calendar';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import type { Shown } from './use-today-address.js';

/** `Sunday, 22 November 2026`, or `Sun 22 Nov to Sat 28 Nov 2026`. */
export function useTimetableTitle(): (shown: Shown) => string {
  const text = useText();
  const times = useTimes();
  return ({ view, on }) => {
    if (view === 'day') return times.fullDay(on);
    const first = sundayOf(on);
    const last = addDays(first, 6);
    return text('timetable.week', { first: times.date(first), last: times.date(last), year: last.slice(0, 4) });
  };
}
