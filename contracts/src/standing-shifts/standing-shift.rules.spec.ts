import fc from 'fast-check';
import { addDays, day, dayOf, hourOf, weekdayOf } from '../kernel/calendar.js';
import type { VehicleId } from '../kernel/ids.js';
import { elapsedHours, instant, isBefore } from '../kernel/time.js';
import { anyDay, anyDuration, anyFullHour, anyZone } from '../testing/arbitraries.js';
import {
  daysInWindow,
  firstOverlap,
  hoursAWeek,
  hoursOn,
  isDayOf,
  isOver,
  nextDays,
  type StandingPlan,
  staysAsMade,
  standTogether,
} from './standing-shift.rules.js';
import { weekdays } from './standing-shift.words.js';

const als1 = '0197f1c2-0001-7000-8000-000000000001' as VehicleId;
/** Tuesdays and Thursdays, 22:00 to 06:00, from Sunday 22 November 2026 on. */
const nights: StandingPlan = {
  vehicleId: als1,
  vehicleType: null,
  weekdays: ['tuesday', 'thursday'],
  startHour: 22,
  durationHours: 8,
  fromDay: day('2026-11-22'),
  untilDay: null,
  exceptDays: [],
};
const zone = 'Asia/Jerusalem';

describe('the days of a standing shift', () => {
  it('are those of its weekdays, from its first day on', () => {
    expect(nextDays(nights, day('2026-11-01'), 3)).toEqual(['2026-11-24', '2026-11-26', '2026-12-01']);
  });
  it('end with its last day, and leave out exceptions', () => {
    const plan = { ...nights, untilDay: day('2026-12-01'), exceptDays: [day('2026-11-26')] };
    expect(nextDays(plan, day('2026-11-22'), 9)).toEqual(['2026-11-24', '2026-12-01']);
  });
  it('are none once the last one has passed, or if every day is an exception', () => {
    const plan = { ...nights, untilDay: day('2026-11-26') };
    expect(isOver(plan, day('2026-11-26'))).toBe(false);
    expect(isOver(plan, day('2026-11-27'))).toBe(true);
    expect(isOver({ ...plan, exceptDays: [day('2026-11-24'), day('2026-11-26')] }, day('2026-11-22'))).toBe(true);
  });
});

describe('the hours of a day', () => {
  it('may cross midnight', () => {
    expect(hoursOn(nights, day('2026-11-24'), zone)).toEqual({
      startAt: instant('2026-11-24T20:00Z'),
      endAt: instant('2026-11-25T04:00Z'),
    });
  });
  it('are as many as ever in the night in which the clocks change', () => {
    const forward = hoursOn(nights, day('2027-03-25'), zone);
    expect([elapsedHours(forward), hourOf(forward.endAt, zone)]).toEqual([8, 7]);
    const back = hoursOn({ ...nights, weekdays: ['saturday'] }, day('2027-10-30'), zone);
    expect([elapsedHours(back), hourOf(back.endAt, zone)]).toEqual([8, 5]);
  });
  it('begin an hour later where their hour is skipped, and at the first one where it occurs twice', () => {
    const atTwo = { ...nights, startHour: 2 };
    expect(hourOf(hoursOn(atTwo, day('2027-03-26'), zone).startAt, zone)).toBe(3);
    expect(hoursOn({ ...nights, startHour: 1 }, day('2027-10-31'), zone).startAt).toBe(instant('2027-10-30T22:00Z'));
  });
});

describe('the days that have to be booked', () => {
  const now = instant('2026-11-23T08:00Z');
  it('are those of the booking window', () => {
    expect(daysInWindow(nights, { since: now, now, zone })).toEqual(['2026-11-24', '2026-11-26']);
    const later = instant('2026-11-25T08:00Z');
    expect(daysInWindow(nights, { since: now, now: later, zone })).toEqual(['2026-11-24', '2026-11-26', '2026-12-01']);
  });
  it('leave out hours that had begun when the shift was set', () => {
    const late = instant('2026-11-24T20:30Z');
    expect(daysInWindow(nights, { since: late, now: late, zone })).toEqual(['2026-11-26']);
  });
  it('reach back a week at most after a long standstill', () => {
    const later = instant('2026-12-25T08:00Z');
    expect(daysInWindow(nights, { since: now, now: later, zone })[0]).toBe('2026-12-22');
  });

  const anyPlan = fc.record({
    vehicleId: fc.constant(als1),
    vehicleType: fc.constant(null),
    weekdays: fc.subarray([...weekdays], { minLength: 1 }),
    startHour: fc.integer({ min: 0, max: 23 }),
    durationHours: anyDuration,
    fromDay: anyDay,
    untilDay: fc.option(anyDay),
    exceptDays: fc.array(anyDay, { maxLength: 10 }),
  });
  it('are in order, once each, of the plan, and at most six days ahead, around every clock change', () => {
    fc.assert(
      fc.property(anyPlan, anyFullHour, anyFullHour, anyZone, (plan, since, now, where) => {
        const days = daysInWindow(plan, { since, now, zone: where });
        expect(days).toEqual([...new Set(days)].sort());
        for (const one of days) {
          expect(isDayOf(plan, one)).toBe(true);
          expect(plan.weekdays).toContain(weekdays[weekdayOf(one)]);
          expect(one <= addDays(dayOf(now, where), 6)).toBe(true);
          expect(isBefore(hoursOn(plan, one, where).startAt, since)).toBe(false);
        }
      }),
    );
  });
  it('miss none: each day of the plan is due once it is in the window', () => {
    fc.assert(
      fc.property(anyPlan, anyFullHour, anyZone, fc.integer({ min: 0, max: 6 }), (plan, now, where, ahead) => {
        const one = addDays(dayOf(now, where), ahead);
        fc.pre(isDayOf(plan, one) && !isBefore(hoursOn(plan, one, where).startAt, now));
        expect(daysInWindow(plan, { since: now, now, zone: where })).toContain(one);
      }),
    );
  });
});

describe('a booking that was made ahead', () => {
  const tuesday = {
    day: day('2026-11-24'),
    vehicleId: als1,
    vehicleType: 'ALS',
    ...hoursOn(nights, day('2026-11-24'), zone),
  };
  it.each([
    ['stays if the plan still makes it', nights, true],
    ['stays if its type is asked for now', { ...nights, vehicleId: null, vehicleType: 'ALS' }, true],
    ['goes with another vehicle', { ...nights, vehicleId: 'other' as VehicleId }, false],
    ['goes with another type', { ...nights, vehicleId: null, vehicleType: 'BLS' }, false],
    ['goes with other hours', { ...nights, startHour: 21 }, false],
    ['goes with fewer hours', { ...nights, durationHours: 7 }, false],
    ['goes if its day is an exception', { ...nights, exceptDays: [day('2026-11-24')] }, false],
    ['goes if the weekday is not among them', { ...nights, weekdays: ['thursday'] }, false],
  ] as const)('%s', (_title, plan, stays) => expect(staysAsMade(tuesday, plan, zone)).toBe(stays));
});

describe('two standing shifts', () => {
  const from = day('2026-11-22');
  const mornings: StandingPlan = { ...nights, weekdays: ['wednesday'], startHour: 5, durationHours: 4 };
  it('meet after midnight, where one goes on while the other begins', () => {
    expect(firstOverlap(nights, mornings, { from, zone })).toBe('2026-11-24');
    expect(firstOverlap(mornings, nights, { from, zone })).toBe('2026-11-25');
  });
  it('do not meet if one ends as the other begins, or before it starts at all', () => {
    expect(firstOverlap(nights, { ...mornings, startHour: 6 }, { from, zone })).toBeUndefined();
    const apart = [
      { ...nights, untilDay: day('2026-12-31') },
      { ...mornings, fromDay: day('2027-01-15') },
    ] as const;
    expect(firstOverlap(...apart, { from, zone })).toBeUndefined();
    expect(standTogether(...apart, from)).toBe(false);
  });
  it('meet however late the other one begins', () => {
    const later = { ...mornings, fromDay: day('2027-01-15') };
    expect(firstOverlap(nights, later, { from, zone })).toBe('2027-01-19');
    expect(standTogether(nights, later, from)).toBe(true);
  });
  it('do not stand together once one of them is over', () => {
    const past = { ...mornings, untilDay: day('2026-11-21') };
    expect(standTogether(nights, past, from)).toBe(false);
  });
  it('meet where the turn-round of the earlier one reaches into the later one', () => {
    const next = { ...mornings, startHour: 6 };
    expect(firstOverlap(nights, next, { from, zone, turnRoundMinutes: 30 })).toBe('2026-11-24');
    expect(firstOverlap(next, nights, { from, zone, turnRoundMinutes: 30 })).toBe('2026-11-25');
  });
  it('ask for hours each week', () => expect(hoursAWeek(nights)).toBe(16));
});
