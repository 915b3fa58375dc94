import { instant } from '../../kernel/time.js';
import {
  correctionProblem,
  hoursOfShift,
  mileageQuestion,
  MOST_KM_AN_HOUR,
  readingAt,
  unaccountedKm,
  withReading,
} from './odometer.rules.js';

describe('a reading is asked back', () => {
  it.each([
    ['not when no reading is known', 90_000, null, 0, undefined],
    ['not when the vehicle was not driven', 48_210, 48_210, 0, undefined],
    ['when it is below the last one', 48_209, 48_210, 4, 'below-last'],
    ['not when the shift could have driven it', 48_210 + 4 * MOST_KM_AN_HOUR, 48_210, 4, undefined],
    ['when the shift could not have driven it', 48_211 + 4 * MOST_KM_AN_HOUR, 48_210, 4, 'jumps'],
    ['not within an hour that has begun', 48_210 + 2 * MOST_KM_AN_HOUR, 48_210, 1.1, undefined],
    ['not after minutes, within what one hour allows', 48_210 + MOST_KM_AN_HOUR, 48_210, 0.1, undefined],
    ['when a digit too many was typed', 482_740, 48_210, 4, 'jumps'],
  ] as const)('%s', (_what, mileageKm, lastKm, hours, question) =>
    expect(mileageQuestion(mileageKm, lastKm, hours)).toBe(question),
  );
});

it('a shift lasts from its check-in, or from its start if the check-in arrived later', () => {
  const [start, end] = [instant('2026-11-23T16:00Z'), instant('2026-11-23T20:00Z')];
  expect(hoursOfShift(start, instant('2026-11-23T15:30Z'), end)).toBe(4.5);
  expect(hoursOfShift(start, instant('2026-11-23T19:50Z'), end)).toBe(4);
  expect(hoursOfShift(start, null, end)).toBe(4);
});

describe('kilometers that nobody accounts for', () => {
  it('lie between the last reading and the next check-in', () => expect(unaccountedKm(48_310, 48_274)).toBe(36));
  it('are none where the odometer stood or ran backwards', () => {
    expect(unaccountedKm(48_274, 48_274)).toBe(0);
    expect(unaccountedKm(48_200, 48_274)).toBe(0);
  });
  it('are none before the first shift', () => expect(unaccountedKm(48_310, null)).toBe(0));
});

describe('correcting a reading', () => {
  const shift = { checkInKm: 48_210, checkOutKm: 48_274 };

  it.each([
    ['of a booking that was never checked in', undefined, 'check-in', 48_000, 'not-read'],
    ['of a checkout that is still to come', { checkInKm: 48_210 }, 'check-out', 48_300, 'not-read'],
    ['to what it says already', shift, 'check-out', 48_274, 'unchanged'],
    ['at the checkout to less than at the check-in', shift, 'check-out', 48_209, 'below-check-in'],
    ['at the check-in to more than at the checkout', shift, 'check-in', 48_275, 'above-check-out'],
    ['at the check-in up to the checkout', shift, 'check-in', 48_274, undefined],
    ['at the checkout down to the check-in', shift, 'check-out', 48_210, undefined],
    ['at the check-in while the vehicle is out', { checkInKm: 48_210 }, 'check-in', 99_000, undefined],
  ] as const)('%s', (_what, readings, step, mileageKm, problem) =>
    expect(correctionProblem(readings, step, mileageKm)).toBe(problem),
  );

  it('changes that reading alone', () => {
    expect(withReading(shift, 'check-in', 48_220)).toEqual({ checkInKm: 48_220, checkOutKm: 48_274 });
    expect(readingAt(withReading(shift, 'check-out', 48_300), 'check-out')).toBe(48_300);
  });
});
