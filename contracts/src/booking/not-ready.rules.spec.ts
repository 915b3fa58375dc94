import { addMinutes, instant, periodOf } from '../kernel/time.js';
import { isNotReady } from './not-ready.rules.js';

const shift = periodOf(instant('2026-11-23T16:00Z'), 4);
const signedAt = instant('2026-11-22T10:00Z');
const minutesBefore = (minutes: number) => addMinutes(shift.startAt, -minutes);

test.each([
  ['an hour before the start, unsigned', 'approved', null, minutesBefore(60), true],
  ['an hour before the start, undecided', 'pending', null, minutesBefore(60), true],
  ['a minute earlier', 'approved', null, minutesBefore(61), false],
  ['after the start', 'approved', null, minutesBefore(-30), true],
  ['after the end', 'approved', null, shift.endAt, false],
  ['signed', 'approved', signedAt, minutesBefore(10), false],
  ['out', 'active', signedAt, minutesBefore(-10), false],
  ['cancelled', 'cancelled', null, minutesBefore(10), false],
] as const)('what is not ready: %s', (_, status, signed, now, notReady) =>
  expect(isNotReady({ ...shift, status, signedAt: signed }, now)).toBe(notReady),
);
