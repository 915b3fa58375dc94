import fc from 'fast-check';
import { anyFullHour, anyZone } from '../testing/arbitraries.js';
import { day, dayOf, hourOf } from './calendar.js';
import { inZone } from './in-zone.js';
import { instant, periodOf } from './time.js';
import { clockInWords, dayInWords, hoursInWords, instantInWords, periodInWords } from './time-in-words.js';

const jerusalem = 'Asia/Jerusalem';

describe('a period in words', () => {
  it('names its day once', () =>
    expect(periodInWords(periodOf(instant('2026-11-22T16:00Z'), 4), jerusalem)).toBe(
      'Sun 22 Nov, 18:00 - 22:00 (4 hours)',
    ));

  it('names both days when it ends on another one', () =>
    expect(periodInWords(periodOf(instant('2026-11-26T20:00Z'), 4), jerusalem)).toBe(
      'Thu 26 Nov, 22:00 - Fri 27 Nov, 02:00 (4 hours)',
    ));

  it('follows the zone', () =>
    expect(periodInWords(periodOf(instant('2026-11-22T16:00Z'), 1), 'UTC')).toBe('Sun 22 Nov, 16:00 - 17:00 (1 hour)'));

  it.each([
    ['2026-11-22T20:00Z', '20:00 (4 h 52 min)'],
    ['2026-11-22T15:30Z', '15:30 (22 min)'],
  ])('says hours that are not whole as they are: until %s', (until, words) =>
    expect(periodInWords({ startAt: instant('2026-11-22T15:08Z'), endAt: instant(until) }, 'UTC')).toBe(
      `Sun 22 Nov, 15:08 - ${words}`,
    ),
  );

  it('counts elapsed hours across the spring change', () =>
    expect(periodInWords(periodOf(instant('2026-03-26T23:00Z'), 4), jerusalem)).toBe(
      'Fri 27 Mar, 01:00 - 06:00 (4 hours)',
    ));

  it('says which of two it means within the doubled hour', () =>
    expect(periodInWords(periodOf(instant('2026-10-24T22:00Z'), 1), jerusalem)).toBe(
      'Sun 25 Oct, 01:00 (GMT+3) - 01:00 (GMT+2) (1 hour)',
    ));
});

it('words an instant, a day, a clock time and a number of hours', () => {
  expect(instantInWords(instant('2026-11-22T16:00Z'), jerusalem)).toBe('Sun 22 Nov, 18:00');
  expect(dayInWords(day('2026-11-22'))).toBe('Sun 22 Nov');
  expect(clockInWords(instant('2026-11-22T16:00Z'), jerusalem)).toBe('18:00');
  expect([0, 1, 2, 2.5].map(hoursInWords)).toEqual(['0 hours', '1 hour', '2 hours', '2.5 hours']);
});

it('words days and clock times as Luxon does, in doubled hours too', () =>
  fc.assert(
    fc.property(anyFullHour, anyZone, (at, zone) => {
      const local = inZone(at, zone).setLocale('en');
      const isDoubled = local.getPossibleOffsets().length > 1;
      expect(clockInWords(at, zone)).toBe(local.toFormat(isDoubled ? "HH:mm '(GMT'Z')'" : 'HH:mm'));
      expect(dayInWords(dayOf(at, zone))).toBe(local.toFormat('ccc d LLL'));
      expect(hourOf(at, zone)).toBe(local.hour);
    }),
  ));
