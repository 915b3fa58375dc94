import { addMinutes, addSeconds, instant } from '@rigbook/contracts/kernel';
import { waitBeforeCode } from './one-time-code.policy.js';

const now = instant('2026-11-23T08:00Z');
const minutesAgo = (...minutes: readonly number[]) => minutes.map((each) => addMinutes(now, -each));

describe('another code', () => {
  it('is sent at once after five in the hour', () => {
    expect(waitBeforeCode([], now)).toBeUndefined();
    expect(waitBeforeCode(minutesAgo(1, 2, 3, 4, 5), now)).toBeUndefined();
  });

  it('waits after six in the hour until the first of them is an hour old', () => {
    expect(waitBeforeCode(minutesAgo(1, 2, 3, 4, 5, 50), now)).toBe(600);
    expect(waitBeforeCode(minutesAgo(1, 2, 3, 4, 5, 60), now)).toBeUndefined();
    expect(waitBeforeCode([...minutesAgo(1, 2, 3, 4, 5), addSeconds(now, -3599)], now)).toBe(1);
  });

  it('waits after ten in the day until the first of them is a day old', () => {
    const sent = minutesAgo(61, 122, 183, 244, 305, 366, 427, 488, 549, 1380);
    expect(waitBeforeCode(sent, now)).toBe(3600);
    expect(waitBeforeCode(sent.slice(0, 9), now)).toBeUndefined();
  });
});
