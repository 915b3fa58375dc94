import fc from 'fast-check';
import { anyBookingPeriod, anyDuration, anyFullHour, anyZone } from '../../testing/arbitraries.js';
import { minutesBetween, wallClock } from '../../testing/wall-clock.js';
import { nextFreeStart, slotStates, stateOfStart } from './slot-states.rules.js';
import { slotsOfDay } from './slots.rules.js';
import type { SlotFacts, SlotState } from './slot-states.rules.js';
import type { PapersEnd } from '../../fleet/papers-end.rules.js';
import { addDays, day, dayOf } from '../../kernel/calendar.js';
import { addHours, instant, isBefore, periodOf, type Period } from '../../kernel/time.js';

const jerusalem = 'Asia/Jerusalem';
const sunday1820 = instant('2026-11-22T16:20Z');
const given = (changes: Partial<SlotFacts> = {}): SlotFacts => ({
  now: sunday1820,
  zone: jerusalem,
  isAdmin: false,
  taken: [],
  ...changes,
});
const statesOn = (of: string, hours: number, facts: SlotFacts) =>
  slotStates(slotsOfDay(day(of), jerusalem), hours, facts);
const stateAt = (label: string, of: string, hours: number, facts: SlotFacts) =>
  statesOn(of, hours, facts).find((slot) => slot.label.startsWith(label));

describe('the states of slots', () => {
  it('are past up to the hour that has begun', () => {
    expect(stateAt('18:00', '2026-11-22', 1, given())?.state).toBe('past');
    expect(stateAt('19:00', '2026-11-22', 1, given())?.state).toBe('available');
  });

  it('are past beyond the sixth day after today', () => {
    expect(statesOn('2026-11-28', 1, given({ isAdmin: true })).some(({ state }) => state === 'available')).toBe(true);
    expect(statesOn('2026-11-29', 1, given({ isAdmin: true })).every(({ state }) => state === 'past')).toBe(true);
  });

  it('depend on the chosen duration: six hours do not fit before a booking that four fit before', () => {
    const taken = [periodOf(instant('2026-11-23T12:00Z'), 2)];
    expect(stateAt('10:00', '2026-11-23', 4, given({ taken }))?.state).toBe('available');
    expect(stateAt('10:00', '2026-11-23', 6, given({ taken }))).toMatchObject({
      state: 'booked',
      clash: taken[0],
      wouldTake: periodOf(instant('2026-11-23T08:00Z'), 6),
    });
  });

  it('are admin only on Thursday night for a duration that runs into Friday 13:00, except for administrators', () => {
    expect(stateAt('22:00', '2026-11-26', 16, given())?.state).toBe('adminOnly');
    expect(stateAt('22:00', '2026-11-26', 15, given())?.state).toBe('available');
    expect(stateAt('22:00', '2026-11-26', 16, given({ isAdmin: true }))?.state).toBe('available');
  });

  it('name the first of several bookings in the way', () => {
    const [earlier, later] = [periodOf(instant('2026-11-23T12:00Z'), 1), periodOf(instant('2026-11-23T14:00Z'), 1)];
    expect(stateAt('10:00', '2026-11-23', 12, given({ taken: [earlier, later] }))?.clash).toEqual(earlier);
  });

  it('agree with a walk through every minute', () =>
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: -10, max: 180 }), anyDuration, (facts, hours, duration) => {
        const period = periodOf(addHours(facts.now, hours), duration);
        expect(stateOfStart(period, facts)).toBe(slowState(period, facts));
      }),
      { numRuns: 150 },
    ));
});

describe('the next free start', () => {
  it('is the end of the booking in the way', () => {
    const taken = [periodOf(instant('2026-11-22T16:00Z'), 4)];
    expect(nextFreeStart(instant('2026-11-22T16:00Z'), 4, given({ taken }))).toBe(instant('2026-11-22T20:00Z'));
  });

  it('skips a gap that is too short', () => {
    const taken = [periodOf(instant('2026-11-22T16:00Z'), 4), periodOf(instant('2026-11-22T22:00Z'), 4)];
    expect(nextFreeStart(sunday1820, 4, given({ taken }))).toBe(instant('2026-11-23T02:00Z'));
    expect(nextFreeStart(sunday1820, 2, given({ taken }))).toBe(instant('2026-11-22T20:00Z'));
  });

  it('is none when the vehicle is taken for the whole window', () =>
    expect(
      nextFreeStart(sunday1820, 1, given({ taken: [periodOf(instant('2026-11-22T16:00Z'), 24 * 8)] })),
    ).toBeNull());

  it('may be the last hour of the last bookable day', () => {
    const taken = [periodOf(instant('2026-11-22T16:00Z'), 24 * 6 + 5)];
    expect(nextFreeStart(sunday1820, 4, given({ taken, isAdmin: true }))).toBe(instant('2026-11-28T21:00Z'));
  });

  it('is available, and every full hour before it is not', () =>
    fc.assert(
      fc.property(anyFacts, anyDuration, (facts, duration) => {
        const { now, zone } = facts;
        const next = nextFreeStart(now, duration, facts);
        const lastDay = addDays(dayOf(now, zone), 6);
        for (let at = now; dayOf(at, zone) <= lastDay && (next === null || isBefore(at, next)); at = addHours(at, 1))
          expect(stateOfStart(periodOf(at, duration), facts)).not.toBe('available');
        if (next) expect(stateOfStart(periodOf(next, duration), facts)).toBe('available');
      }),
      { numRuns: 40 },
    ));
});

const anyFacts: fc.Arbitrary<SlotFacts> = fc
  .tuple(
    anyFullHour,
    anyZone,
    fc.boolean(),
    fc.array(fc.tuple(fc.integer({ min: -24, max: 190 }), anyDuration), { maxLength: 8 }),
  )
  .map(([now, zone, isAdmin, offsets]) => ({
    now,
    zone,
    isAdmin,
    taken: offsets.map(([offset, hours]) => periodOf(addHours(now, offset), hours)),
  }));

function slowState(period: Period, { now, zone, isAdmin, taken }: SlotFacts): SlotState {
  const minutes = [...minutesBetween(period.startAt, period.endAt)];
  const lastDay = wallClock(
    Date.parse(`${wallClock(Date.parse(now), zone).day}T12:00:00Z`) + 6 * 24 * 3_600_000,
    'UTC',
  ).day;
  if (Date.parse(period.startAt) < Date.parse(now)) return 'past';
  if (wallClock(Date.parse(period.startAt), zone).day > lastDay) return 'past';
  const adminOnly = minutes.some((minute) => {
    const { weekday, hour } = wallClock(minute, zone);
    return weekday === 'Sat' || (weekday === 'Fri' && hour >= 13) || (weekday === 'Sun' && hour < 9);
  });
  if (adminOnly && !isAdmin) return 'adminOnly';
  const isTaken = (minute: number) =>
    taken.some(({ startAt, endAt }) => minute >= Date.parse(startAt) && minute < Date.parse(endAt));
  return minutes.some(isTaken) ? 'booked' : 'available';
}

it('uses periods of bookings whose order does not matter', () =>
  fc.assert(
    fc.property(fc.array(anyBookingPeriod, { maxLength: 6 }), anyBookingPeriod, (taken, period) => {
      const facts = given({ now: period.startAt, taken, isAdmin: true });
      expect(stateOfStart(period, facts)).toBe(stateOfStart(period, { ...facts, taken: [...taken].reverse() }));
    }),
  ));

describe('a vehicle whose insurance ends', () => {
  const papersEnd: PapersEnd = { paper: 'insurance', lastDay: day('2026-11-23') };
  const facts = (changes: Partial<SlotFacts> = {}) =>
    given({ now: instant('2026-11-23T08:00Z'), isAdmin: true, taken: [], papersEnd, ...changes });

  it('has no booking that goes on after the last day, and says which paper it is', () => {
    const states = [stateAt('21:00', '2026-11-23', 3, facts())!, stateAt('22:00', '2026-11-23', 3, facts())!];
    expect(states.map(({ state }) => state)).toEqual(['available', 'past']);
    expect(states.map((slot) => slot.papersEnd)).toEqual([null, papersEnd]);
  });

  it('has no next free start after it', () => {
    expect(nextFreeStart(instant('2026-11-23T22:00Z'), 1, facts())).toBeNull();
    expect(nextFreeStart(instant('2026-11-23T22:00Z'), 1, facts({ papersEnd: null }))).not.toBeNull();
  });
});
