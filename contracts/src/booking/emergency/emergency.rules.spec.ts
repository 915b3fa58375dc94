import { addHours, addMinutes, instant, periodOf } from '../../kernel/time.js';
import { freeHoursFrom, hoursInTheWay, isReviewOverdue, reviewStanding, saysWhy } from './emergency.rules.js';

const now = instant('2026-11-23T00:17Z');
const next = periodOf(instant('2026-11-23T04:00Z'), 4);
const vehicle = (turnRoundMinutes = 0) => ({ taken: [next], turnRoundMinutes });

describe('taking a vehicle in an emergency', () => {
  it('is possible for whole hours up to the next booking', () => {
    expect(freeHoursFrom(now, vehicle())).toBe(3);
    expect(hoursInTheWay(now, 3, vehicle())).toBeUndefined();
    expect(hoursInTheWay(now, 4, vehicle())).toEqual({ taken: next, freeHours: 3 });
  });

  it('leaves the turn-round before the next booking', () => {
    expect(freeHoursFrom(now, vehicle(45))).toBe(2);
    expect(hoursInTheWay(now, 3, vehicle(45))).toEqual({ taken: next, turnRoundMinutes: 45, freeHours: 2 });
  });

  it('is never longer than the longest booking', () =>
    expect(freeHoursFrom(now, { taken: [], turnRoundMinutes: 0 })).toBe(24));

  it('is impossible while the vehicle is taken or turned round', () => {
    expect(freeHoursFrom(instant('2026-11-23T05:00Z'), vehicle())).toBe(0);
    const turnedRound = { ...next, heldUntil: addMinutes(next.endAt, 30) };
    expect(freeHoursFrom(next.endAt, { taken: [turnedRound], turnRoundMinutes: 30 })).toBe(0);
  });
});

describe('the review', () => {
  it('is overdue a day after the take', () => {
    expect(isReviewOverdue(now, addMinutes(addHours(now, 24), -1))).toBe(false);
    expect(isReviewOverdue(now, addHours(now, 24))).toBe(true);
  });

  it('stands as due until then, as overdue after it, and as what it found once it was made', () => {
    const aDayLater = addHours(now, 24);
    expect(reviewStanding('due', now, now)).toBe('due');
    expect(reviewStanding('due', now, aDayLater)).toBe('overdue');
    expect(reviewStanding('accepted', now, aDayLater)).toBe('accepted');
  });

  it('says why it was misuse', () => {
    expect([saysWhy('accepted', null), saysWhy('misuse', 'A private errand'), saysWhy('misuse', null)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
