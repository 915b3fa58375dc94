import { deliveryTries, minutesBeforeNextTry } from './delivery.words.js';

it('tries eight times within about six hours, ever more patiently', () => {
  const waits = Array.from({ length: deliveryTries - 1 }, (_, at) => minutesBeforeNextTry(at + 1));
  expect(waits).toEqual([3, 6, 12, 24, 48, 96, 192]);
  expect(waits.reduce((sum, wait) => sum + wait) / 60).toBeCloseTo(6.35, 2);
});
