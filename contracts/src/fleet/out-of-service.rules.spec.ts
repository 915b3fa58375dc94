import { hasHoursToBook, isOutOfServiceAt, outOfService } from './out-of-service.rules.js';
import { instant } from '../kernel/time.js';

const now = instant('2026-11-23T08:00Z');
const evening = instant('2026-11-23T16:00Z');
const afternoon = instant('2026-11-23T12:00Z');

test('a vehicle in service can be booked at any time', () => {
  expect(outOfService('available', null, now)).toBeNull();
  expect(isOutOfServiceAt(now, null)).toBe(false);
});

test('maintenance keeps the hours that start before its expected end', () => {
  const out = outOfService('maintenance', evening, now);
  expect(out).toEqual({ status: 'maintenance', until: evening });
  expect(isOutOfServiceAt(afternoon, out)).toBe(true);
  expect(isOutOfServiceAt(evening, out)).toBe(false);
});

test.each([
  ['maintenance without an expected end', outOfService('maintenance', null, now)],
  ['maintenance that should have ended', outOfService('maintenance', instant('2026-11-23T07:00Z'), now)],
  ['a withdrawn vehicle', outOfService('unavailable', null, now)],
])('%s keeps all hours', (_, out) => {
  expect(out?.until).toBeNull();
  expect(isOutOfServiceAt(instant('2026-11-29T16:00Z'), out)).toBe(true);
});

test.each([
  ['available', null, true],
  ['in_use', afternoon, true],
  ['in_use', instant('2026-11-23T07:00Z'), true],
  ['maintenance', evening, true],
  ['maintenance', null, false],
  ['maintenance', instant('2026-11-23T07:00Z'), false],
  ['unavailable', null, false],
] as const)('a vehicle that is %s until %s has hours to book: %s', (status, availableFrom, has) => {
  expect(hasHoursToBook({ status, availableFrom }, now)).toBe(has);
});
