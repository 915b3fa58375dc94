import fc from 'fast-check';
import { DateTime } from 'luxon';
import { anyDay, anyFullHour, anyZone } from '../testing/arbitraries.js';
import { wallClock } from '../testing/wall-clock.js';
import {
  addDays,
  atClockTime,
  atHour,
  clockTimeOf,
  day,
  dayOf,
  daysBetween,
  parseDay,
  periodOfDay,
  periodOfWeek,
  startOfDay,
  weekdayOf,
  weekStartsOn,
} from './calendar.js';
import {
  addHours,
  addMinutes,
  elapsedHours,
  instant,
  instantOfDate,
  isBefore,
  millisOf,
  type Instant,
} from './time.js';

/** Within two days of a change of Jerusalem's clocks, from the last summer times at midnight to the present rule. */
const anyMomentNearAChange = fc
  .tuple(
    fc.constantFrom('1986-05-18', '1992-03-29', '1999-04-02', '2004-09-22', '2012-09-23', '2026-03-27', '2026-10-25'),
    fc.integer({ min: -2 * 24 * 60, max: 2 * 24 * 60 }),
  )
  .map(([near, minutes]) => addMinutes(instant(`${near}T00:00Z`), minutes));

const jerusalem = 'Asia/Jerusalem';
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

describe('a day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '', '2026-11-22T00:00'])('is not read from %j', (text) =>
    expect(parseDay(text)).toBeUndefined(),
  );

  it('begins in Jerusalem while UTC still has the one before', () => {
    expect(dayOf(instant('2026-11-21T22:30Z'), jerusalem)).toBe('2026-11-22');
    expect(dayOf(instant('2026-11-21T22:30Z'), 'UTC')).toBe('2026-11-21');
  });

  it('has 23 hours when the clocks go forward and 25 when they go back', () => {
    expect(elapsedHours(periodOfDay(day('2026-03-27'), jerusalem))).toBe(23);
    expect(elapsedHours(periodOfDay(day('2026-10-25'), jerusalem))).toBe(25);
    expect(elapsedHours(periodOfDay(day('2026-10-25'), 'UTC'))).toBe(24);
  });

  it('is what the calendar on the wall shows', () =>
    fc.assert(
      fc.property(anyFullHour, anyZone, (at, zone) => {
        const wall = wallClock(millisOf(at), zone);
        expect(dayOf(at, zone)).toBe(wall.day);
        expect(weekdays[weekdayOf(dayOf(at, zone))]).toBe(wall.weekday);
      }),
    ));

  it('begins at the first minute that bears its date', () =>
    fc.assert(
      fc.property(anyDay, anyZone, (of, zone) => {
        const startsAt = millisOf(startOfDay(of, zone));
        expect(wallClock(startsAt, zone).day).toBe(of);
        expect(wallClock(startsAt - 60_000, zone).day).toBe(addDays(of, -1));
      }),
    ));

  it('shows its noon at 12:00 on the wall', () =>
    fc.assert(
      fc.property(anyDay, anyZone, (of, zone) => {
        expect(wallClock(millisOf(atHour(of, 12, zone)), zone)).toMatchObject({ day: of, hour: 12, minute: 0 });
      }),
    ));

  it('is counted from another without regard to clock changes', () =>
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -400, max: 400 }),
        (from, days) => daysBetween(from, addDays(from, days)) === days,
      ),
    ));
});

describe('a time on the clocks', () => {
  it('is read and written in the zone', () =>
    fc.assert(
      fc.property(anyFullHour, anyZone, (at, zone) => {
        const shown = clockTimeOf(at, zone);
        expect(clockTimeOf(atClockTime(shown, zone) as Instant, zone)).toBe(shown);
      }),
    ));

  it('is the first one of a doubled hour, and the next one of a missing hour', () => {
    expect(atClockTime('2026-10-25T01:30', jerusalem)).toBe('2026-10-24T22:30:00.000Z');
    expect(atClockTime('2026-03-27T02:30', jerusalem)).toBe('2026-03-27T00:30:00.000Z');
  });

  it.each(['', '2026-11-24', '2026-13-01T08:00', '0002-11-24T08:00', '2026-11-24T08:00Z'])('is not "%s"', (text) =>
    expect(atClockTime(text, jerusalem)).toBeUndefined(),
  );
});

describe('local times', () => {
  const anyMoment = fc
    .date({ min: new Date('1951-01-01'), max: new Date('2999-12-30'), noInvalidDate: true })
    .map((date) => instantOfDate(date));

  it('are what Luxon says, in any year, and close to each change of the clocks', () =>
    fc.assert(
      fc.property(fc.oneof(anyMoment, anyMomentNearAChange), anyZone, (at, zone) => {
        const local = DateTime.fromISO(at, { zone });
        expect(dayOf(at, zone)).toBe(local.toISODate());
        expect(clockTimeOf(at, zone)).toBe(local.toFormat("yyyy-MM-dd'T'HH:mm"));
        const [midnight, nine] = [local.startOf('day'), local.startOf('day').set({ hour: 9 })];
        if (midnight.getPossibleOffsets().length === 1)
          expect(startOfDay(dayOf(at, zone), zone)).toBe(midnight.toJSDate().toISOString());
        expect(atHour(dayOf(at, zone), 9, zone)).toBe(nine.toJSDate().toISOString());
      }),
      { numRuns: 2_000 },
    ));
});

describe('a week', () => {
  it('begins on Sunday at 00:00 of the zone', () => {
    expect(weekStartsOn(instant('2026-11-21T21:59Z'), jerusalem)).toBe('2026-11-15');
    expect(weekStartsOn(instant('2026-11-21T22:00Z'), jerusalem)).toBe('2026-11-22');
    expect(weekStartsOn(instant('2026-11-21T22:00Z'), 'UTC')).toBe('2026-11-15');
  });

  it('has 169 hours when the clocks go back in it', () =>
    expect(elapsedHours(periodOfWeek(day('2026-10-25'), jerusalem))).toBe(169));

  it('began at the last Sunday midnight on the wall', () =>
    fc.assert(
      fc.property(anyFullHour, anyZone, (at, zone) => expect(weekStartsOn(at, zone)).toBe(lastSunday(at, zone))),
    ));
});

/** Goes back hour by hour until the wall shows a Sunday, then reads its date. */
function lastSunday(at: Instant, zone: 'Asia/Jerusalem' | 'UTC'): string {
  for (let hour = at; isBefore(addHours(at, -200), hour); hour = addHours(hour, -1)) {
    const wall = wallClock(millisOf(hour), zone);
    if (wall.weekday === 'Sun') return wall.day;
  }
  throw new Error('no Sunday within 200 hours');
}
