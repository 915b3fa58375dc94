import { afterChange, canBeApprovedAfter, type Changeable, changesSomething } from './changing.rules.js';
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
const waiting = { status: 'pending', signed: false } as const;

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

test.each([
  ['a later end', signed, booking(16, 21), 'responder', false],
  ['another vehicle', signed, booking(16, 20, { vehicleId: 'bls2' }), 'responder', false],
  ['a start that is still ahead', signed, booking(18, 22), 'responder', true],
  ['an earlier end', signed, booking(16, 19), 'responder', true],
  ['another purpose', signed, booking(16, 20, { purpose: 'Training' }), 'responder', true],
  ['a later end, by an administrator', signed, booking(16, 21), 'admin', true],
  ['a later end, while pending', waiting, booking(16, 21), 'admin', false],
  ['another purpose, while pending', waiting, booking(16, 20, { purpose: 'Training' }), 'responder', true],
] as const)('after its start a booking gets %s only if it can still be approved', (_what, was, after, by, can) => {
  expect(canBeApprovedAfter(afterChange(was, before, after, by), before, after, at(17))).toBe(can);
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
