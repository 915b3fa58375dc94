import { instant } from '../kernel/time.js';
import { answerUntil, leavesTimeToOffer } from './answering.rules.js';

const now = instant('2026-11-23T08:00Z');

describe('another vehicle is held', () => {
  it.each([
    ['three days ahead', '2026-11-26T08:00Z', '2026-11-23T20:00Z'],
    ['a day ahead', '2026-11-24T08:00Z', '2026-11-23T20:00Z'],
    ['in six hours', '2026-11-23T14:00Z', '2026-11-23T11:00Z'],
    ['in an hour', '2026-11-23T09:00Z', '2026-11-23T08:30Z'],
    ['in six minutes', '2026-11-23T08:06Z', '2026-11-23T08:05Z'],
  ])('for half the time to the start: %s', (_, startAt, until) => {
    expect(answerUntil(instant(startAt), now)).toBe(instant(until));
  });

  it('only if five minutes are left to answer', () => {
    expect(leavesTimeToOffer(instant('2026-11-23T08:05Z'), now)).toBe(true);
    expect(leavesTimeToOffer(instant('2026-11-23T08:04Z'), now)).toBe(false);
  });
});
