import fc from 'fast-check';
import { DateTime } from 'luxon';
import { anyBookingPeriod, anyFullHour } from '../testing/arbitraries.js';
import { minutesBetween } from '../testing/wall-clock.js';
import { addHours, elapsedHours, instant, isBefore, overlaps, parseInstant, periodOf } from './time.js';

const digits = (min: number, max: number, length = 2) =>
  fc.integer({ min, max }).map((value) => String(value).padStart(length, '0'));

/** Well-formed, but with days, hours, minutes and seconds that do not all exist. */
const anyDateTimeText = fc
  .tuple(
    fc.tuple(digits(1900, 2999, 4), digits(0, 13), digits(0, 32)).map((parts) => parts.join('-')),
    fc.tuple(digits(0, 25), digits(0, 60)).map((parts) => parts.join(':')),
    fc.option(
      digits(0, 60).map((seconds) => `:${seconds}`),
      { nil: '' },
    ),
    fc.constantFrom('Z', '+02:00', '-11:30', '+14:59', '+00:00'),
  )
  .map(([date, time, seconds, offset]) => `${date}T${time}${seconds}${offset}`)
  .filter((text) => !/^(1900-01-01|2999-12-31)/.test(text));

describe('an instant', () => {
  it.each([
    ['2026-11-22T18:00:00+02:00', '2026-11-22T16:00:00.000Z'],
    ['2026-11-22T16:00Z', '2026-11-22T16:00:00.000Z'],
    ['2026-11-22T16:00:00.5Z', '2026-11-22T16:00:00.500Z'],
  ])('is read from %s in its one form', (text, expected) => expect(parseInstant(text)).toBe(expected));

  it.each([
    '2026-11-22T16:00:00',
    '2026-11-22',
    '2026-02-30T16:00Z',
    '2026-11-22T25:00Z',
    'now',
    '',
    '1',
    '2026-11-22T16:00Z\n',
    '2026-11-22T16:00+99:00',
    '0000-01-01T00:00Z',
    '0001-01-01T00:00Z',
    '9999-12-31T23:00Z',
  ])('is not read from %j', (text) => expect(parseInstant(text)).toBeUndefined());

  it('is read as Luxon reads it', () =>
    fc.assert(
      fc.property(anyDateTimeText, (text) => {
        const read = DateTime.fromISO(text, { zone: 'utc' });
        expect(parseInstant(text)).toBe(read.isValid ? read.toJSDate().toISOString() : undefined);
      }),
    ));

  it('sorts as text in the order of time', () =>
    fc.assert(fc.property(anyFullHour, anyFullHour, (one, other) => isBefore(one, other) === one < other)));
});

describe('periods', () => {
  const evening = periodOf(instant('2026-11-22T16:00Z'), 4);

  it('do not overlap when one ends as the other begins', () =>
    expect(overlaps(evening, periodOf(evening.endAt, 4))).toBe(false));

  it('overlap when one lies inside the other', () =>
    expect(overlaps(evening, periodOf(addHours(evening.startAt, 1), 1))).toBe(true));

  it('overlap exactly when they share a minute', () =>
    fc.assert(
      fc.property(
        anyBookingPeriod,
        fc.integer({ min: -26, max: 26 }),
        fc.integer({ min: 1, max: 24 }),
        (one, shift, hours) => {
          const other = periodOf(addHours(one.startAt, shift), hours);
          const minutes = new Set(minutesBetween(one.startAt, one.endAt));
          const shared = [...minutesBetween(other.startAt, other.endAt)].some((minute) => minutes.has(minute));
          expect(overlaps(one, other)).toBe(shared);
          expect(overlaps(other, one)).toBe(shared);
        },
      ),
    ));

  it('last as long as asked for, whatever the clocks do', () =>
    fc.assert(
      fc.property(
        anyFullHour,
        fc.integer({ min: 1, max: 200 }),
        (at, hours) => elapsedHours(periodOf(at, hours)) === hours,
      ),
    ));
});
