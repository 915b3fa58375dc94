import fc from 'fast-check';
import { anyDay } from '../../testing/arbitraries.js';
import { addMonths, countTakenOn, mayShowNextMonth, mayShowPreviousMonth, monthGrid } from './month-grid.rules.js';
import { addDays, day, weekdayOf } from '../../kernel/calendar.js';
import { instant, periodOf } from '../../kernel/time.js';

const jerusalem = 'Asia/Jerusalem';

describe('the month grid', () => {
  it('begins November 2026 on its first day, a Sunday, and ends it with days of December', () => {
    const weeks = monthGrid(day('2026-11-22'));
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]?.[6]).toBe('2026-12-05');
  });

  it('needs four weeks for a February that begins on a Sunday, six for a long month that begins late', () => {
    expect(monthGrid(day('2026-02-10'))).toHaveLength(4);
    expect(monthGrid(day('2026-08-10'))).toHaveLength(6);
  });

  it('holds every day of the month once, in whole weeks from Sunday', () =>
    fc.assert(
      fc.property(anyDay, (of) => {
        const weeks = monthGrid(of);
        const days = weeks.flat();
        expect(
          weeks.every((week) => week.length === 7 && week.every((each, weekday) => weekdayOf(each) === weekday)),
        ).toBe(true);
        expect(days.every((each, index) => index === 0 || each === addDays(days[index - 1]!, 1))).toBe(true);
        const inMonth = days.filter((each) => each.slice(0, 7) === of.slice(0, 7));
        expect(inMonth).toContain(of);
        expect(addDays(inMonth.at(-1)!, 1)).toBe(addMonths(of, 1));
        expect(days.indexOf(inMonth[0]!)).toBeLessThan(7);
        expect(days.length - days.indexOf(inMonth.at(-1)!)).toBeLessThanOrEqual(7);
      }),
    ));

  it('leads on to the next month while a day of it can be booked', () => {
    expect(mayShowNextMonth(day('2026-11-24'), instant('2026-11-24T10:00Z'), jerusalem)).toBe(false);
    expect(mayShowNextMonth(day('2026-11-25'), instant('2026-11-25T10:00Z'), jerusalem)).toBe(true);
    expect(mayShowNextMonth(day('2026-12-01'), instant('2026-11-25T10:00Z'), jerusalem)).toBe(false);
  });

  it('leads back as far as the current month', () => {
    expect(mayShowPreviousMonth(day('2026-12-01'), instant('2026-11-25T10:00Z'), jerusalem)).toBe(true);
    expect(mayShowPreviousMonth(day('2026-11-01'), instant('2026-11-25T10:00Z'), jerusalem)).toBe(false);
    expect(mayShowPreviousMonth(day('2026-12-01'), instant('2026-11-30T22:00Z'), jerusalem)).toBe(false);
  });

  it('counts a booking on each day it has hours in', () => {
    const overnight = periodOf(instant('2026-11-23T20:00Z'), 4);
    const untilMidnight = periodOf(instant('2026-11-22T20:00Z'), 2);
    const counts = ['22', '23', '24'].map((date) =>
      countTakenOn(day(`2026-11-${date}`), [overnight, untilMidnight], jerusalem),
    );
    expect(counts).toEqual([1, 1, 1]);
  });
});
