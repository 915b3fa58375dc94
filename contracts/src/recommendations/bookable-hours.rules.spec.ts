import fc from 'fast-check';
import type { SlotFacts } from '../booking/requesting/slot-states.rules.js';
import { anyBookingPeriod, anyFullHour, anyZone } from '../testing/arbitraries.js';
import { addHours, addMinutes, instant, periodOf } from '../kernel/time.js';
import { allowedHours, bookableHours, HOURS_AHEAD, nextFullHour } from './bookable-hours.rules.js';

/** A Monday, 10:20 in Jerusalem. */
const now = instant('2026-11-23T08:20Z');
const given = { now, zone: 'Asia/Jerusalem', isAdmin: false, taken: [] } as const;
const bookable = (facts: SlotFacts) => bookableHours(allowedHours(facts), facts.taken, facts.turnRoundMinutes ?? 0);

describe('the bookable hours ahead', () => {
  it('begin with the next full hour, or with this one at its very start', () => {
    expect(nextFullHour(now)).toBe(instant('2026-11-23T09:00Z'));
    expect(nextFullHour(instant('2026-11-23T09:00Z'))).toBe(instant('2026-11-23T09:00Z'));
  });

  it('are all of them on a free weekday', () =>
    expect(bookable(given)).toEqual({
      count: HOURS_AHEAD,
      firstRun: { startAt: instant('2026-11-23T09:00Z'), hours: HOURS_AHEAD, isNext: true },
    }));

  it('end where a booking begins', () => {
    const taken = [periodOf(instant('2026-11-23T12:00Z'), 4)];
    expect(bookable({ ...given, taken })).toEqual({
      count: 8,
      firstRun: { startAt: instant('2026-11-23T09:00Z'), hours: 3, isNext: true },
    });
  });

  it('begin after a booking that is under way', () => {
    const taken = [periodOf(instant('2026-11-23T07:00Z'), 4)];
    expect(bookable({ ...given, taken }).firstRun).toEqual({
      startAt: instant('2026-11-23T11:00Z'),
      hours: 10,
      isNext: false,
    });
  });

  it('are none while all of them are taken', () => {
    const taken = [periodOf(instant('2026-11-23T07:00Z'), 24)];
    expect(bookable({ ...given, taken })).toEqual({ count: 0, firstRun: null });
  });

  it('are none for a responder on a Saturday, and all of them for an administrator', () => {
    const saturday = { ...given, now: instant('2026-11-28T06:00Z') };
    expect(bookable(saturday).count).toBe(0);
    expect(bookable({ ...saturday, isAdmin: true }).count).toBe(HOURS_AHEAD);
  });

  it('leave the turn-round before and after a booking', () => {
    const from = nextFullHour(given.now);
    const taken = [{ ...periodOf(addHours(from, 3), 2), heldUntil: addMinutes(addHours(from, 5), 30) }];
    expect(bookable({ ...given, taken }).count).toBe(HOURS_AHEAD - 3);
    expect(bookable({ ...given, taken, turnRoundMinutes: 30 })).toMatchObject({
      count: HOURS_AHEAD - 4,
      firstRun: { hours: 2, isNext: true },
    });
  });

  it('end for a responder on a Friday at 13:00', () => {
    const friday = { ...given, now: instant('2026-11-27T07:00Z') };
    expect(bookable(friday).firstRun).toMatchObject({ hours: 4, isNext: true });
  });

  it('never grow when something is booked', () =>
    fc.assert(
      fc.property(
        anyFullHour,
        fc.integer({ min: 0, max: 59 }),
        anyZone,
        fc.boolean(),
        fc.array(anyBookingPeriod, { maxLength: 4 }),
        anyBookingPeriod,
        (hour, minute, zone, isAdmin, taken, oneMore) => {
          const before = { now: addMinutes(hour, minute), zone, isAdmin, taken };
          const after = { ...before, taken: [...taken, oneMore] };
          expect(bookable(after).count).toBeLessThanOrEqual(bookable(before).count);
        },
      ),
    ));
});
