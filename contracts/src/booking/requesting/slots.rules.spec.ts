import fc from 'fast-check';
import { anyDay, anyZone } from '../../testing/arbitraries.js';
import { MINUTE_MS, wallClock } from '../../testing/wall-clock.js';
import { slotsBeforeSix, slotsFromSixToSix, slotsOfDay } from './slots.rules.js';
import { addDays, day, dayOf } from '../../kernel/calendar.js';
import { elapsedHours, HOUR_MS, instantOfMillis, type Day, type Zone } from '../../kernel/time.js';

const jerusalem = 'Asia/Jerusalem';
const labels = (of: string, zone: Zone = jerusalem) => slotsOfDay(day(of), zone).map(({ label }) => label);

describe('the slots of a day', () => {
  it('are 24 on an ordinary day, from midnight to midnight', () => {
    expect(labels('2026-11-22')).toHaveLength(24);
    expect(labels('2026-11-22')[0]).toBe('00:00 - 01:00');
    expect(labels('2026-11-22')[23]).toBe('23:00 - 00:00');
  });

  it('leave out the hour that the spring change skips', () => {
    expect(labels('2026-03-27')).toHaveLength(23);
    expect(labels('2026-03-27').slice(0, 4)).toEqual([
      '00:00 - 01:00',
      '01:00 - 02:00',
      '03:00 - 04:00',
      '04:00 - 05:00',
    ]);
  });

  it('offer the hour twice that the autumn change doubles, and tell them apart', () => {
    expect(labels('2026-10-25')).toHaveLength(25);
    expect(labels('2026-10-25').slice(0, 4)).toEqual([
      '00:00 - 01:00',
      '01:00 - 02:00 (GMT+3)',
      '01:00 - 02:00 (GMT+2)',
      '02:00 - 03:00',
    ]);
  });

  it('know nothing of it in UTC', () => expect(labels('2026-10-25', 'UTC')).toHaveLength(24));

  it('are grouped into morning, afternoon, and evening and night', () => {
    const groups = slotsOfDay(day('2026-11-22'), jerusalem)
      .map(({ group }) => group[0])
      .join('');
    expect(groups).toBe('eeeeeemmmmmmaaaaaaeeeeee');
  });

  it('begin at every minute that shows :00 on the wall that day, and cover it without gaps', () =>
    fc.assert(
      fc.property(anyDay, anyZone, (of, zone) => {
        const slots = slotsOfDay(of, zone);
        expect(slots.map(({ startAt }) => startAt)).toEqual(fullHoursOnTheWall(of, zone));
        expect(slots.every((slot) => elapsedHours(slot) === 1)).toBe(true);
        expect(slots.slice(1).map(({ startAt }) => startAt)).toEqual(slots.slice(0, -1).map(({ endAt }) => endAt));
        expect(new Set(slots.map(({ label }) => label)).size).toBe(slots.length);
      }),
      { numRuns: 30 },
    ));
});

describe('the slots shown under a day', () => {
  const shown = (of: string) => slotsFromSixToSix(day(of), jerusalem).map(({ label }) => label);

  it('last from six to six, so that the night is in one piece', () => {
    expect(shown('2026-11-22')).toHaveLength(24);
    expect(shown('2026-11-22')[0]).toBe('06:00 - 07:00');
    expect(shown('2026-11-22').slice(17, 19)).toEqual(['23:00 - 00:00', '00:00 - 01:00']);
    expect(shown('2026-11-22')[23]).toBe('05:00 - 06:00');
  });

  it('are grouped without a break', () => {
    const groups = slotsFromSixToSix(day('2026-11-22'), jerusalem).map(({ group }) => group[0]);
    expect(groups.join('')).toBe('mmmmmmaaaaaaeeeeeeeeeeee');
  });

  it.each([
    ['2026-03-26', 23],
    ['2026-10-24', 25],
  ])('have the lost or doubled hour in the night that begins on %s', (of, count) =>
    expect(shown(of)).toHaveLength(count),
  );

  it('cover each hour once: those before six are the end of the night before', () =>
    fc.assert(
      fc.property(anyDay, anyZone, (of, zone) => {
        const night = slotsFromSixToSix(of, zone).filter(({ startAt }) => dayOf(startAt, zone) !== of);
        expect(night).toEqual(slotsBeforeSix(addDays(of, 1), zone));
        expect([...slotsBeforeSix(of, zone), ...slotsFromSixToSix(of, zone)].slice(0, -night.length)).toEqual(
          slotsOfDay(of, zone),
        );
      }),
      { numRuns: 30 },
    ));
});

function fullHoursOnTheWall(of: Day, zone: Zone): string[] {
  const found: string[] = [];
  const noon = Date.parse(`${of}T12:00:00Z`);
  for (let millis = noon - 30 * HOUR_MS; millis < noon + 30 * HOUR_MS; millis += MINUTE_MS) {
    const wall = wallClock(millis, zone);
    if (wall.day === of && wall.minute === 0) found.push(instantOfMillis(millis));
  }
  return found;
}
