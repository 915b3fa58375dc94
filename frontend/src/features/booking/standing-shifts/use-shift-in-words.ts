import { addDays, day, dayOf, yearOf } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { type Weekday, weekdays } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import type { StandingShift } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';

/** A standing shift, or what it was. */
type Hours = Pick<StandingShift, 'weekdays' | 'startHour' | 'duration' | 'fromDay' | 'untilDay'>;

const aSunday = day('2026-11-22');

/** Of a full hour: `06:00`. */
export const clockOfHour = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

export const useWeekdayName = () => {
  const times = useTimes();
  return (weekday: Weekday, length: 'short' | 'long') =>
    times.weekday(addDays(aSunday, weekdays.indexOf(weekday)), length);
};

/** `Tue 24 Nov`, and with the year if it is another one than this: standing shifts go on for long. */
export function useDated() {
  const times = useTimes();
  const thisYear = yearOf(dayOf(useNow(), useZone()));
  return (of: Day): string => (yearOf(of) === thisYear ? times.date(of) : `${times.date(of)} ${yearOf(of)}`);
}

/** `Tue, Thu · 22:00 - 06:00 (8 hours)`, and the days between which it stands. */
export function useShiftInWords() {
  const text = useText();
  const times = useTimes();
  const dated = useDated();
  const nameOf = useWeekdayName();
  return {
    daysAndHours: ({ weekdays: of, startHour, duration }: Hours): string => {
      const days =
        of.length === weekdays.length ? text('standing.everyDay') : of.map((one) => nameOf(one, 'short')).join(', ');
      const clocks = times.written(`${clockOfHour(startHour)} - ${clockOfHour(startHour + duration)}`);
      return `${days} · ${text('standing.hours', { clocks, hours: duration })}`;
    },
    range: ({ fromDay, untilDay }: Hours): string =>
      untilDay === null
        ? text('standing.from', { day: dated(fromDay) })
        : text('standing.fromTo', { from: dated(fromDay), to: dated(untilDay) }),
  };
}

type ShiftDay = StandingShift['days'][number];

/** How far a day is: `booked`, `signed`, `could not be booked`. */
export function useStateOfDay() {
  const text = useText();
  return ({ state, bookingStatus, signed, handedOn }: ShiftDay): string => {
    if (state !== 'made') return text(`standing.state.${state}`);
    if (handedOn) return text('standing.state.handed-on');
    if (bookingStatus === 'pending' || bookingStatus === 'cancelled' || bookingStatus === 'rejected')
      return text(`standing.state.${bookingStatus}`);
    return text(signed ? 'standing.state.signed' : 'standing.state.made');
  };
}
