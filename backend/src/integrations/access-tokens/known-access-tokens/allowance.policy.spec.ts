import { instant } from '@rigbook/contracts/kernel';
import { allowanceAfter, minuteOf } from './allowance.policy.js';

const now = instant('2026-11-22T16:00:45.200Z');

describe('the allowance of an access token', () => {
  it.each([
    [1, { remaining: 599, isExceeded: false }],
    [600, { remaining: 0, isExceeded: false }],
    [601, { remaining: 0, isExceeded: true }],
  ])('after %i calls in a minute', (calls, expected) => {
    expect(allowanceAfter(calls, now)).toEqual({ limit: 600, resetSeconds: 15, ...expected });
  });

  it('is whole again with the next minute of the clock', () => {
    expect(minuteOf(instant('2026-11-22T16:00:59.999Z'))).toBe(minuteOf(instant('2026-11-22T16:00Z')));
    expect(minuteOf(instant('2026-11-22T16:01Z'))).toBe(minuteOf(now) + 1);
    expect(allowanceAfter(1, instant('2026-11-22T16:01Z')).resetSeconds).toBe(60);
  });
});
