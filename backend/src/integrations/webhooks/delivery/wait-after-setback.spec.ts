import { waitAfterSetback } from './webhook-progress.decision.js';

it('what we fail to tell waits ever longer, up to a minute', () =>
  expect([1, 2, 3, 5, 6, 2_000].map((inARow) => waitAfterSetback(inARow, 1_000))).toEqual([
    2_000, 4_000, 8_000, 32_000, 60_000, 60_000,
  ]));
