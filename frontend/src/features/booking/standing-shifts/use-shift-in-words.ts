import { addDays, day } from '@rigbook/contracts/kernel/calendar';
import { type Weekday, weekdays } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import type { StandingShift } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

const aSunday = day('2026-11-22');

/** Of a full hour: `06:00`. */
export const clockOfHour = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

export const useWeekdayName = () => {
  const times = useTimes();
  return (weekday: Weekday, length: 'short' | 'long') =>
    times.weekday(addDays(aSunday, weekdays.indexOf(weekday)), length);
};

/** `Tue, Thu · 22:00 - 06:00 (8 hours)`, and the days between which it stands. */
export function useShiftInWords() {
  const text = useText();
  const times = useTimes();
  const nameOf = useWeekdayName();
  return {
    daysAndHours: ({ weekdays: of, startHour, duration }: StandingShift): string => {
      const days =
        of.length === weekdays.length ? text('standing.everyDay') : of.map((one) => nameOf(one, 'short')).join(', ');
      const clocks = times.written(`${clockOfHour(startHour)} - ${clockOfHour(startHour + duration)}`);
      return `${days} · ${text('standing.hours', { clocks, hours: duration })}`;
    },
    range: ({ fromDay, untilDay }: StandingShift): string =>
      untilDay === null
        ? text('standing.from', { day: times.date(fromDay) })
        : text('standing.fromTo', { from: times.date(fromDay), to: times.date(untilDay) }),
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
