import fc from 'fast-check';
import { anyBookingPeriod, anyZone } from '../../testing/arbitraries.js';
import { wallClock } from '../../testing/wall-clock.js';
import { firstWeekOverLimit, hoursByWeek, hoursLeft, weeksAround, type HoursOfWeek } from './weekly-hours.rules.js';
import { day, weekStartsOn } from '../../kernel/calendar.js';
import { addHours, elapsedHours, instant, isBefore, millisOf, periodOf } from '../../kernel/time.js';
import type { Period, Zone } from '../../kernel/time.js';

const jerusalem = 'Asia/Jerusalem';
const weekOf22 = day('2026-11-22');
const weekOf29 = day('2026-11-29');
const monday = (hours: number) => periodOf(instant('2026-11-23T08:00Z'), hours);

it('the weeks around an instant are Sundays in a row that end with the next one', () =>
  expect(weeksAround(instant('2026-11-21T22:30Z'), jerusalem, { past: 2 })).toEqual(
    ['2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'].map(day),
  ));

describe('hours of the week', () => {
  it('fall into the week of their day', () =>
    expect(hoursByWeek(monday(4), jerusalem)).toEqual([{ weekStartsOn: weekOf22, hours: 4 }]));

  it('are split at Sunday midnight of the zone', () => {
    const acrossMidnight = periodOf(instant('2026-11-28T20:00Z'), 6);
    expect(hoursByWeek(acrossMidnight, jerusalem)).toEqual([
      { weekStartsOn: weekOf22, hours: 2 },
      { weekStartsOn: weekOf29, hours: 4 },
    ]);
    expect(hoursByWeek(acrossMidnight, 'UTC')).toEqual([
      { weekStartsOn: weekOf22, hours: 4 },
      { weekStartsOn: weekOf29, hours: 2 },
    ]);
  });

  it('leave nothing for a booking that ends at Sunday midnight in the week that begins then', () =>
    expect(hoursByWeek(periodOf(instant('2026-11-28T20:00Z'), 2), jerusalem)).toEqual([
      { weekStartsOn: weekOf22, hours: 2 },
    ]));

  it('are elapsed hours on the Sunday that has 25 of them', () =>
    expect(hoursByWeek(periodOf(instant('2026-10-24T20:00Z'), 24), jerusalem)).toEqual([
      { weekStartsOn: '2026-10-18', hours: 1 },
      { weekStartsOn: '2026-10-25', hours: 23 },
    ]));

  it('are those that a walk hour by hour finds in each week', () =>
    fc.assert(
      fc.property(anyBookingPeriod, anyZone, (period, zone) => {
        const shares = hoursByWeek(period, zone);
        expect(shares).toEqual(hoursByWeekWalked(period, zone));
        expect(shares.reduce((sum, { hours }) => sum + hours, 0)).toBe(elapsedHours(period));
      }),
    ));
});

describe('the weekly limit', () => {
  it('allows the 30th hour and not the 31st', () => {
    const used = [{ weekStartsOn: weekOf22, hours: 26 }];
    expect(firstWeekOverLimit(monday(4), used, jerusalem)).toBeUndefined();
    expect(firstWeekOverLimit(monday(5), used, jerusalem)).toEqual({
      weekStartsOn: weekOf22,
      hoursRequested: 5,
      hoursUsed: 26,
      hoursLeft: 4,
    });
  });

  it('is not touched by hours of another week', () =>
    expect(firstWeekOverLimit(monday(24), [{ weekStartsOn: weekOf29, hours: 30 }], jerusalem)).toBeUndefined());

  it('is told for the second week of a booking across Sunday midnight', () =>
    expect(
      firstWeekOverLimit(periodOf(instant('2026-11-28T20:00Z'), 6), [{ weekStartsOn: weekOf29, hours: 27 }], jerusalem),
    ).toEqual({ weekStartsOn: weekOf29, hoursRequested: 4, hoursUsed: 27, hoursLeft: 3 }));

  it('leaves no hours, and no negative ones, to who has used them up', () =>
    expect([0, 26, 30, 34].map(hoursLeft)).toEqual([30, 4, 0, 0]));

  it('holds exactly when no week has more than 30 hours once the booking is added', () =>
    fc.assert(
      fc.property(
        anyBookingPeriod,
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        anyZone,
        (period, one, other, zone) => {
          const used: HoursOfWeek[] = [
            { weekStartsOn: weekStartsOn(period.startAt, zone), hours: one },
            { weekStartsOn: weekStartsOn(period.endAt, zone), hours: other },
          ];
          const added = hoursByWeekWalked(period, zone);
          const totals = new Map<string, number>();
          for (const { weekStartsOn, hours } of [...used, ...added])
            totals.set(weekStartsOn, (totals.get(weekStartsOn) ?? 0) + hours);
          const touched = added.map(({ weekStartsOn }) => weekStartsOn);
          expect(firstWeekOverLimit(period, used, zone) === undefined).toBe(
            touched.every((week) => (totals.get(week) ?? 0) <= 30),
          );
        },
      ),
    ));
});

function hoursByWeekWalked(period: Period, zone: Zone): HoursOfWeek[] {
  const hours = new Map<string, number>();
  for (let at = period.startAt; isBefore(at, period.endAt); at = addHours(at, 1)) {
    let sunday = at;
    while (wallClock(millisOf(sunday), zone).weekday !== 'Sun') sunday = addHours(sunday, -1);
    const week = wallClock(millisOf(sunday), zone).day;
    hours.set(week, (hours.get(week) ?? 0) + 1);
  }
  return [...hours].map(([week, count]) => ({ weekStartsOn: day(week), hours: count }));
}
