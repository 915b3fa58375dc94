import fc from 'fast-check';
import { anyDuration, anyFullHour, anyZone } from '../../testing/arbitraries.js';
import { wallClock } from '../../testing/wall-clock.js';
import { durationsAhead, endsAsLongAsItLasts, isOnTheHour, requestedPeriod, isNotInThePast } from './request.rules.js';
import { addHours, addMinutes, instant, millisOf, parseInstant } from '../../kernel/time.js';

describe('a requested booking', () => {
  const now = instant('2026-11-22T16:00Z');

  it('may start at this very moment, but not a millisecond ago', () => {
    expect(isNotInThePast(now, now)).toBe(true);
    expect(isNotInThePast(instant('2026-11-22T15:59:59.999Z'), now)).toBe(false);
  });

  it('starts at minute 0', () => {
    expect(isOnTheHour(now)).toBe(true);
    for (const text of ['2026-11-22T16:30Z', '2026-11-22T16:00:01Z', '2026-11-22T16:00:00.001Z'])
      expect(isOnTheHour(instant(text))).toBe(false);
  });

  it('starts at minute 0 on the wall exactly when it does in UTC', () =>
    fc.assert(
      fc.property(anyFullHour, fc.integer({ min: 0, max: 59 }), anyZone, (hour, minutes, zone) => {
        const at = addMinutes(hour, minutes);
        expect(isOnTheHour(at)).toBe(wallClock(millisOf(at), zone).minute === 0);
      }),
    ));

  it('lasts elapsed hours, so four of them across the spring change end five hours later on the clock', () => {
    const { endAt } = requestedPeriod(instant('2026-03-26T23:00Z'), 4);
    expect(endAt).toBe(instant('2026-03-27T03:00Z'));
    expect(wallClock(millisOf(endAt), 'Asia/Jerusalem')).toMatchObject({ hour: 6, minute: 0 });
  });

  it('can get each duration whose end is ahead, and none once the longest has passed', () => {
    expect(durationsAhead(now, addHours(now, -1))).toHaveLength(24);
    expect(durationsAhead(now, addHours(now, 21))).toEqual([22, 23, 24]);
    expect(durationsAhead(now, addHours(now, 24))).toEqual([]);
  });

  it('states an end that agrees with its duration, in whatever offset it is written', () => {
    const endAt = parseInstant('2026-11-22T22:00:00+02:00');
    expect(endsAsLongAsItLasts(now, endAt!, 4)).toBe(true);
    expect(endsAsLongAsItLasts(now, endAt!, 5)).toBe(false);
  });

  it('ends as long after its start as it lasts and at no other full hour', () =>
    fc.assert(
      fc.property(
        anyFullHour,
        anyDuration,
        fc.integer({ min: 1, max: 30 }),
        (at, hours, other) => endsAsLongAsItLasts(at, addHours(at, other), hours) === (other === hours),
      ),
    ));
});
