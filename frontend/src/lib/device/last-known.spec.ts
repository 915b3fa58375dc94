import { sessionLimits } from '@rigbook/contracts/auth/auth.limits';
import { addSeconds, instant, type Instant } from '@rigbook/contracts/kernel/time';
import type { Booking } from '../http/answers.js';
import { active, als1, approved, dana, requested } from '../../testing/examples.js';
import { lastKnown } from './last-known.js';

const now = instant('2026-11-23T17:00:00Z');
const at = (moment: Instant) => jest.setSystemTime(Date.parse(moment));

beforeEach(() => jest.useFakeTimers({ now: Date.parse(now) }));
afterEach(() => jest.useRealTimers());

const keep = (bookings: readonly Booking[], asOf: Instant = now) => lastKnown.keep(dana, bookings, undefined, asOf);
const stored = () => JSON.stringify(localStorage);

test('only open bookings of the person are kept, and nothing that signs in or is about others', () => {
  const ofAvi: Booking = { ...approved, id: 'of-avi', user: { ...approved.user, id: 'avi', firstName: 'Avi' } };
  const ended: Booking = { ...approved, id: 'ended', endTime: instant('2026-11-23T12:00:00Z') };
  const done: Booking = { ...active, id: 'done', status: 'completed' };
  keep([requested, approved, active, ofAvi, ended, done]);
  expect(lastKnown.read()?.bookings).toEqual([
    requested,
    { ...approved, decidedBy: null },
    { ...active, decidedBy: null },
  ]);
  for (const secret of [dana.phoneNumber, `"${dana.phoneLastFour}"`, dana.email, 'Avi', 'Noa'])
    expect(stored()).not.toContain(secret);
});

test('what is older does not replace what another window has kept', () => {
  keep([active]);
  keep([], addSeconds(now, -60));
  expect(lastKnown.read()?.bookings).toHaveLength(1);
  at(addSeconds(now, 60));
  keep([], addSeconds(now, 60));
  expect(lastKnown.read()?.bookings).toEqual([]);
});

test('what was kept while the clock was ahead does not stay', () => {
  keep([active], addSeconds(now, 3600));
  keep([]);
  expect(lastKnown.read()).toMatchObject({ bookings: [], asOf: now });
});

test('a booking that has ended goes; a vehicle that is still out stays', () => {
  keep([approved, active]);
  at(addSeconds(approved.endTime, 1));
  expect(lastKnown.read()?.bookings).toEqual([{ ...active, decidedBy: null }]);
  expect(stored()).not.toContain('"approved"');
});

test('nothing outlives the session', () => {
  keep([active]);
  at(addSeconds(now, sessionLimits.absoluteSeconds + 1));
  expect(lastKnown.read()).toBeUndefined();
  expect(stored()).not.toContain(dana.id);
});

test('of the fleet, only the readings of the vehicles of these bookings are kept, and never older ones', () => {
  lastKnown.keepReadings([als1], now);
  expect(lastKnown.read()).toBeUndefined();
  keep([approved]);
  lastKnown.keepReadings([als1, { ...als1, id: 'other', mileage: 77123 }], now);
  lastKnown.keepReadings([{ ...als1, mileage: 1 }], addSeconds(now, -60));
  keep([approved], addSeconds(now, 1));
  expect(lastKnown.read()?.readings).toEqual({ asOf: now, of: { [als1.id]: { km: 41200, fuelPercent: 80 } } });
  expect(stored()).not.toContain('77123');
});

test('the next person replaces the one before', () => {
  keep([active]);
  lastKnown.forgetOthers(dana.id);
  expect(lastKnown.read()).toBeDefined();
  lastKnown.forgetOthers('avi');
  expect(lastKnown.read()).toBeUndefined();
});
