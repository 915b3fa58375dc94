import fc from 'fast-check';
import { addMinutes, instant, type Instant, instantOfMillis, millisOf } from '@rigbook/contracts/kernel';
import { addressThrottle, burstThrottle, dayThrottle, sinceSuccessThrottle } from '@rigbook/contracts/auth/auth.limits';
import {
  admit,
  forgottenSince,
  noFailures,
  secondsUntil,
  succeeded,
  touchedAt,
  type Failures,
  type ThrottleLimits,
} from './throttle.policy.js';

const noon = instant('2026-11-22T12:00Z');

const fail = (failures: Failures, at: Instant, limits: ThrottleLimits = burstThrottle): Failures => {
  const admission = admit(failures, limits, at);
  if (!admission.admitted) throw new Error(`refused at ${at}`);
  return admission.after;
};
const failTimes = (times: number, failures: Failures, at: Instant, limits: ThrottleLimits = burstThrottle): Failures =>
  times === 0 ? failures : failTimes(times - 1, fail(failures, at, limits), at, limits);
const retryAfter = (failures: Failures, at: Instant, limits: ThrottleLimits = burstThrottle) => {
  const admission = admit(failures, limits, at);
  if (admission.admitted) return undefined;
  return admission.until === 'unlocked' ? 'unlocked' : secondsUntil(admission.until, at);
};

describe('throttling a unit', () => {
  it('admits a fifth guess and refuses a sixth for 15 minutes', () => {
    const four = failTimes(4, noFailures, noon);
    expect(retryAfter(four, noon)).toBeUndefined();
    const five = fail(four, addMinutes(noon, 1));
    expect(retryAfter(five, addMinutes(noon, 1))).toBe(15 * 60);
    expect(retryAfter(five, addMinutes(noon, 15))).toBe(60);
    expect(retryAfter(five, addMinutes(noon, 16))).toBeUndefined();
  });

  it('doubles each lockout of a row up to 24 hours', () => {
    let at = noon;
    let failures = noFailures;
    const lockouts = Array.from({ length: 9 }, () => {
      failures = failTimes(5, failures, at);
      const seconds = Number(retryAfter(failures, at));
      at = addMinutes(at, seconds / 60);
      return seconds / 3600;
    });
    expect(lockouts).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 24, 24]);
  });

  it('forgets a row of lockouts after a week without a failure', () => {
    const locked = failTimes(5, failTimes(5, noFailures, noon), addMinutes(noon, 15));
    const later = addMinutes(noon, 8 * 24 * 60);
    expect(retryAfter(failTimes(5, locked, later), later)).toBe(15 * 60);
  });

  it('keeps earlier failures when a sign-in succeeds, so that it gives a guesser no further guess', () => {
    const four = failTimes(4, noFailures, noon);
    const signedIn = succeeded(fail(four, addMinutes(noon, 1)), addMinutes(noon, 1));
    expect(signedIn).toEqual(four);
    expect(retryAfter(fail(signedIn, addMinutes(noon, 2)), addMinutes(noon, 2))).toBe(15 * 60);
  });

  it('does not lock failures that are spread over more than 15 minutes', () => {
    const spread = [0, 4, 8, 12, 16, 20, 24].map((minutes) => addMinutes(noon, minutes));
    expect(spread.reduce((failures, at) => fail(failures, at), noFailures).lockouts).toBe(0);
  });
});

describe('throttling a patient guesser', () => {
  it('admits 20 failures a day, however slowly they come, and the next one when the first is a day old', () => {
    const hourly = Array.from({ length: 20 }, (_, hour) => addMinutes(noon, hour * 60));
    const twenty = hourly.reduce((failures, at) => fail(failures, at, dayThrottle), noFailures);
    expect(retryAfter(twenty, addMinutes(noon, 20 * 60), dayThrottle)).toBe(4 * 3600);
    expect(retryAfter(twenty, addMinutes(noon, 24 * 60), dayThrottle)).toBeUndefined();
  });

  it('admits 100 failures since the last success, and then none until somebody unlocks', () => {
    const weekly = Array.from({ length: 100 }, (_, week) => addMinutes(noon, week * 7 * 24 * 60));
    const hundred = weekly.reduce((failures, at) => fail(failures, at, sinceSuccessThrottle), noFailures);
    expect(retryAfter(hundred, addMinutes(noon, 3 * 365 * 24 * 60), sinceSuccessThrottle)).toBe('unlocked');
  });

  it('keeps that count for a year without a failure, longer than others', () => {
    const noted = touchedAt(sinceSuccessThrottle, noon);
    const [aMonthOn, aYearOn] = [addMinutes(noon, 30 * 24 * 60), addMinutes(noon, 366 * 24 * 60)];
    expect(forgottenSince(aMonthOn) > touchedAt(dayThrottle, noon)).toBe(true);
    expect(forgottenSince(aMonthOn) > noted).toBe(false);
    expect(forgottenSince(addMinutes(aYearOn, 8 * 24 * 60)) > noted).toBe(true);
  });
});

describe('throttling an address', () => {
  it('admits 30 failures in an hour and the next one when the first is an hour old', () => {
    const thirty = failTimes(29, fail(noFailures, noon, addressThrottle), addMinutes(noon, 10), addressThrottle);
    expect(retryAfter(thirty, addMinutes(noon, 10), addressThrottle)).toBe(50 * 60);
    expect(retryAfter(thirty, addMinutes(noon, 60), addressThrottle)).toBeUndefined();
  });
});

describe.each<[string, ThrottleLimits & { windowSeconds: number }]>([
  ['a unit', burstThrottle],
  ['a unit in a day', dayThrottle],
  ['an address', addressThrottle],
])('%s', (_name, limits) => {
  it('never sees more failures compared in any window than the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 * 60_000 }), { maxLength: 120 }), (pauses) => {
        const compared: number[] = [];
        let at = millisOf(noon);
        let failures = noFailures;
        for (const pause of pauses) {
          at += pause;
          const admission = admit(failures, limits, instantOfMillis(at));
          if (!admission.admitted) continue;
          failures = admission.after;
          compared.push(at);
        }
        const most = compared.map((to) =>
          compared.filter((one) => one <= to && one > to - limits.windowSeconds * 1000),
        );
        return most.every((inWindow) => inWindow.length <= limits.failures);
      }),
    );
  });
});
