import fc from 'fast-check';
import { anyFullHour, anyZone } from '../../testing/arbitraries.js';
import { wallClock } from '../../testing/wall-clock.js';
import { isSelectableDay, lastBookableDay, startsInsideBookingWindow } from './booking-window.rules.js';
import { day, dayOf } from '../../kernel/calendar.js';
import { addHours, addMinutes, instant, millisOf, type Instant, type Zone } from '../../kernel/time.js';

const jerusalem = 'Asia/Jerusalem';

describe('the booking window', () => {
  const sundayEvening = instant('2026-11-22T16:00Z');

  it('lets a booking start late on the sixth day after today, and no minute later', () => {
    expect(startsInsideBookingWindow(instant('2026-11-28T21:00Z'), sundayEvening, jerusalem)).toBe(true);
    expect(startsInsideBookingWindow(instant('2026-11-28T22:00Z'), sundayEvening, jerusalem)).toBe(false);
  });

  it('moves on at local midnight, two hours before that of UTC', () => {
    const beforeMidnight = instant('2026-11-22T21:59Z');
    expect(lastBookableDay(beforeMidnight, jerusalem)).toBe('2026-11-28');
    expect(lastBookableDay(addMinutes(beforeMidnight, 1), jerusalem)).toBe('2026-11-29');
    expect(lastBookableDay(addMinutes(beforeMidnight, 1), 'UTC')).toBe('2026-11-28');
  });

  it('offers seven days: today and six more', () => {
    const days = ['21', '22', '23', '24', '25', '26', '27', '28', '29'].map((date) => day(`2026-11-${date}`));
    expect(days.filter((of) => isSelectableDay(of, sundayEvening, jerusalem))).toEqual(days.slice(1, 8));
  });

  it('ends where counting six midnights on the wall ends', () =>
    fc.assert(
      fc.property(anyFullHour, fc.integer({ min: -30, max: 240 }), anyZone, (now, hours, zone) => {
        const startAt = addHours(now, hours);
        expect(startsInsideBookingWindow(startAt, now, zone)).toBe(midnightsBetween(now, startAt, zone) <= 6);
        expect(isSelectableDay(dayOf(startAt, zone), now, zone)).toBe(
          [0, 1, 2, 3, 4, 5, 6].includes(midnightsBetween(now, startAt, zone) - midnightsBetween(startAt, now, zone)),
        );
      }),
    ));
});

/** Counts the changes of date on the wall while walking forward hour by hour. */
function midnightsBetween(from: Instant, to: Instant, zone: Zone): number {
  let midnights = 0;
  for (let at = from; at < to; at = addHours(at, 1))
    if (wallClock(millisOf(at), zone).day !== wallClock(millisOf(addHours(at, 1)), zone).day) midnights += 1;
  return midnights;
}
