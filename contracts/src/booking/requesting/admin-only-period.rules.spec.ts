import fc from 'fast-check';
import { anyBookingPeriod, anyZone } from '../../testing/arbitraries.js';
import { minutesBetween, wallClock, type WallClock } from '../../testing/wall-clock.js';
import {
  adminOnlyPeriodOfWeek,
  isAdminOnlyPeriodNear,
  staysOutOfAdminOnlyPeriod,
  touchesAdminOnlyPeriod,
} from './admin-only-period.rules.js';
import { day } from '../../kernel/calendar.js';
import { elapsedHours, instant, periodOf } from '../../kernel/time.js';

const jerusalem = 'Asia/Jerusalem';
const booking = (startAt: string, hours: number) => periodOf(instant(startAt), hours);

describe('the admin-only period', () => {
  it.each([
    ['ends on Friday at 13:00 sharp', '2026-11-27T12:00+02:00', 1, false],
    ['runs one hour into Friday 13:00', '2026-11-27T12:00+02:00', 2, true],
    ['starts on Thursday night and runs into Friday 13:00', '2026-11-26T22:00+02:00', 16, true],
    ['starts on Thursday night and ends at Friday 13:00', '2026-11-26T22:00+02:00', 15, false],
    ['lies on Saturday', '2026-11-28T10:00+02:00', 4, true],
    ['ends on Sunday at 09:00', '2026-11-29T08:00+02:00', 1, true],
    ['starts on Sunday at 09:00 sharp', '2026-11-29T09:00+02:00', 24, false],
    ['lies on a Wednesday', '2026-11-25T09:00+02:00', 24, false],
  ])('and a booking that %s', (_, startAt, hours, touches) =>
    expect(touchesAdminOnlyPeriod(booking(startAt, hours), jerusalem)).toBe(touches),
  );

  it('is told by the clock of the zone', () => {
    const fridayNoonInUtc = booking('2026-11-27T12:00Z', 1);
    expect(touchesAdminOnlyPeriod(fridayNoonInUtc, 'UTC')).toBe(false);
    expect(touchesAdminOnlyPeriod(fridayNoonInUtc, jerusalem)).toBe(true);
  });

  it('lasts 44 hours, 45 when the clocks go back on its Sunday', () => {
    expect(elapsedHours(adminOnlyPeriodOfWeek(day('2026-11-22'), jerusalem))).toBe(44);
    expect(elapsedHours(adminOnlyPeriodOfWeek(day('2026-10-18'), jerusalem))).toBe(45);
  });

  it.each([
    ['Sunday, once it has ended', '2026-11-22T09:00+02:00', false],
    ['Wednesday at 13:00', '2026-11-25T13:00+02:00', false],
    ['Wednesday after 13:00', '2026-11-25T13:01+02:00', true],
    ['Saturday', '2026-11-28T10:00+02:00', true],
  ])('on %s is near or begun: %s', (_, now, near) => expect(isAdminOnlyPeriodNear(instant(now), jerusalem)).toBe(near));

  it('keeps out responders, not administrators', () => {
    const saturday = booking('2026-11-28T10:00+02:00', 4);
    expect(staysOutOfAdminOnlyPeriod(saturday, false, jerusalem)).toBe(false);
    expect(staysOutOfAdminOnlyPeriod(saturday, true, jerusalem)).toBe(true);
  });

  it('is touched exactly by bookings with a minute in it', () =>
    fc.assert(
      fc.property(anyBookingPeriod, anyZone, (period, zone) => {
        const minutes = [...minutesBetween(period.startAt, period.endAt)];
        expect(touchesAdminOnlyPeriod(period, zone)).toBe(
          minutes.some((minute) => isAdminOnly(wallClock(minute, zone))),
        );
      }),
      { numRuns: 150 },
    ));

  it('is found in a period of several weeks', () =>
    expect(touchesAdminOnlyPeriod(booking('2026-11-22T10:00+02:00', 24 * 20), jerusalem)).toBe(true));
});

const isAdminOnly = ({ weekday, hour }: WallClock): boolean =>
  weekday === 'Sat' || (weekday === 'Fri' && hour >= 13) || (weekday === 'Sun' && hour < 9);
