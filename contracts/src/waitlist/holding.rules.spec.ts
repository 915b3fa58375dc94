import { instant } from '../kernel/time.js';
import { isHoldOver } from './hold-over.rules.js';
import { holdEndsAt, holdMinutesProblem } from './holding.rules.js';

const at = (time: string) => instant(`2026-11-23T${time}Z`);
const settings = { waitlistHoldMinutes: 30, waitlistShortHoldMinutes: 10 };

describe('offered hours', () => {
  it.each([
    ['a day ahead', instant('2026-11-24T16:00Z'), '14:30'],
    ['in two hours', at('16:00'), '14:30'],
    ['in less than two hours', at('15:59'), '14:10'],
    ['in five minutes', at('14:05'), '14:05'],
  ])('are held until their time is over, at most until the start: %s', (_, startAt, until) => {
    expect(holdEndsAt(startAt, at('14:00'), settings)).toBe(at(until));
  });

  it('can be accepted before the hold ends, not at its end', () => {
    expect(isHoldOver(at('14:30'), at('14:29'))).toBe(false);
    expect(isHoldOver(at('14:30'), at('14:30'))).toBe(true);
  });

  it.each([
    [5, true],
    [240, true],
    [4, false],
    [241, false],
    [7.5, false],
    ['30', false],
  ])('are held for %j minutes: %j', (minutes, isAllowed) => {
    expect(holdMinutesProblem(minutes) === undefined).toBe(isAllowed);
  });
});
