import { afterChange, type Changeable, changesSomething } from './changing.rules.js';
import { instant } from '../kernel/time.js';

const at = (hour: number) => instant(`2026-11-23T${String(hour).padStart(2, '0')}:00Z`);
const booking = (from: number, until: number, more: Partial<Changeable> = {}): Changeable => ({
  vehicleId: 'als1',
  purpose: 'Evening shift',
  startAt: at(from),
  endAt: at(until),
  ...more,
});
const before = booking(16, 20);
const signed = { status: 'approved', signed: true } as const;

test.each([
  ['fewer hours', booking(17, 20), 'approved', true],
  ['an earlier end', booking(16, 19), 'approved', true],
  ['another purpose', booking(16, 20, { purpose: 'Training' }), 'approved', false],
  ['a later end', booking(16, 21), 'pending', true],
  ['an earlier start', booking(15, 20), 'pending', true],
  ['other hours of the same length', booking(17, 21), 'pending', true],
  ['another vehicle', booking(16, 20, { vehicleId: 'bls2' }), 'pending', true],
])('a responder who changes an approved booking to %s', (_what, after, status, mustSignAgain) => {
  expect(afterChange(signed, before, after, 'responder')).toEqual({ status, mustSignAgain });
  expect(afterChange({ ...signed, signed: false }, before, after, 'responder')).toEqual({
    status,
    mustSignAgain: false,
  });
});

test('an administrator approves by changing, but does not sign', () => {
  expect(afterChange(signed, before, booking(8, 12), 'admin')).toEqual({ status: 'approved', mustSignAgain: true });
});

test('a pending booking stays pending, whoever changes it', () => {
  for (const by of ['responder', 'admin'] as const)
    expect(afterChange({ status: 'pending', signed: false }, before, booking(8, 12), by).status).toBe('pending');
});

test('what was signed before the shift stands during the shift', () => {
  expect(afterChange({ status: 'active', signed: true }, before, booking(16, 21), 'admin')).toEqual({
    status: 'active',
    mustSignAgain: false,
  });
});

test('the same vehicle, hours and purpose are no change', () => {
  expect(changesSomething(before, { ...before })).toBe(false);
  expect(changesSomething(before, booking(16, 21))).toBe(true);
});
