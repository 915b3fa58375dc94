import fc from 'fast-check';
import { addDays, day } from '../kernel/calendar.js';
import {
  addMonths,
  byDueDay,
  dailyUse,
  isDueByDistance,
  type Reading,
  serviceDue,
  USE_DAYS,
} from './service-due.rules.js';
import type { ServicePlan } from './service-plan.rules.js';

const today = day('2026-11-27');
const oil: ServicePlan = {
  kind: 'oil',
  name: null,
  everyKm: 15_000,
  everyMonths: 12,
  lastDoneOn: day('2026-06-01'),
  lastDoneKm: 40_000,
  validUntil: null,
};
const at = (mileageKm: number | null, use: number | null = null) => ({ today, mileageKm, dailyUse: use });
const read = (daysAgo: number, km: number): Reading => ({ day: addDays(today, -daysAgo), km });

describe('the months of a plan', () => {
  it('end on the same day of a later month, or on its last one', () => {
    expect(addMonths(day('2026-06-01'), 12)).toBe('2027-06-01');
    expect(addMonths(day('2026-08-31'), 1)).toBe('2026-09-30');
    expect(addMonths(day('2027-11-30'), 3)).toBe('2028-02-29');
    expect(addMonths(day('2026-12-15'), 1)).toBe('2027-01-15');
  });
});

describe('the use of a vehicle', () => {
  it('is that of the last weeks, by the day', () => {
    expect(dailyUse([read(200, 0), read(40, 50_000), read(0, 52_000)], today)).toBe(50);
  });

  it('counts the days since the last reading too, on which it stood', () => {
    expect(dailyUse([read(50, 50_000), read(25, 51_000)], today)).toBe(20);
  });

  it('is not known from one reading, from less than a week, or where the odometer went back', () => {
    expect(dailyUse([], today)).toBeNull();
    expect(dailyUse([read(30, 50_000)], today)).toBeNull();
    expect(dailyUse([read(6, 50_000), read(0, 50_100)], today)).toBeNull();
    expect(dailyUse([read(30, 50_000), read(1, 49_000)], today)).toBeNull();
  });

  it('is the same in whatever order the readings came', () => {
    const reading = fc.record({ ago: fc.integer({ min: -3, max: 90 }), km: fc.integer({ min: 0, max: 300_000 }) });
    fc.assert(
      fc.property(fc.array(reading), (all) => {
        const readings = all.map(({ ago, km }) => read(ago, km));
        expect(dailyUse([...readings].reverse(), today)).toBe(dailyUse(readings, today));
        const kept = readings.filter(({ day: of }) => of >= addDays(today, -USE_DAYS) && of <= today);
        expect(dailyUse(kept, today)).toBe(dailyUse(readings, today));
      }),
    );
  });
});

describe('a plan is due', () => {
  it('after its months while nothing was read', () => {
    expect(serviceDue(oil, at(null))).toEqual({
      state: 'later',
      dueOn: '2027-06-01',
      inDays: 186,
      isEstimate: false,
      kmLeft: null,
    });
  });

  it('in about so many days, by the use of the last weeks, if its kilometers come first', () => {
    expect(serviceDue(oil, at(54_400, 50))).toEqual({
      state: 'soon',
      dueOn: '2026-12-09',
      inDays: 12,
      isEstimate: true,
      kmLeft: 600,
    });
  });

  it('after its months if the kilometers would take longer', () => {
    expect(serviceDue(oil, at(41_000, 10))).toMatchObject({ dueOn: '2027-06-01', isEstimate: false, kmLeft: 14_000 });
  });

  it('soon when few kilometers are left, also where the use is not known', () => {
    const byDistance = { ...oil, everyMonths: null };
    expect(serviceDue(byDistance, at(54_500))).toMatchObject({ state: 'soon', dueOn: null, inDays: null, kmLeft: 500 });
    expect(serviceDue(byDistance, at(54_499))).toMatchObject({ state: 'later', dueOn: null, kmLeft: 501 });
    expect(serviceDue(byDistance, at(40_000, 0.01))).toMatchObject({ state: 'later', dueOn: null });
  });

  it('by its kilometers, where the day alone would be far', () => {
    expect(isDueByDistance(serviceDue(oil, at(54_700)))).toBe(true);
    expect(isDueByDistance(serviceDue(oil, at(50_000)))).toBe(false);
    expect(isDueByDistance(serviceDue({ ...oil, everyMonths: 6 }, at(54_700)))).toBe(false);
  });

  it('before what is due sooner by a day, but less urgent', () => {
    const soonByDistance = serviceDue({ ...oil, everyMonths: null }, at(54_700));
    const overdue = serviceDue({ ...oil, everyMonths: null }, at(55_001));
    const later = serviceDue(oil, at(41_000));
    expect([later, soonByDistance, overdue].sort(byDueDay)).toEqual([overdue, soonByDistance, later]);
  });

  it('now once its kilometers are used up', () => {
    expect(serviceDue(oil, at(55_000, 50))).toMatchObject({ state: 'overdue', dueOn: today, kmLeft: 0 });
  });

  it('of a paper on its last valid day, which is not over yet', () => {
    const insurance: ServicePlan = { ...oil, kind: 'insurance', everyKm: null, lastDoneOn: null, validUntil: today };
    expect(serviceDue(insurance, at(54_400, 50))).toMatchObject({ state: 'soon', dueOn: today, inDays: 0 });
    expect(serviceDue({ ...insurance, validUntil: addDays(today, -1) }, at(null))).toMatchObject({
      state: 'overdue',
      inDays: -1,
    });
  });

  it('to the day where the kilometers are a whole number of days', () => {
    const plan = { ...oil, everyMonths: null, lastDoneOn: null, everyKm: 1_435, lastDoneKm: 0 };
    expect(serviceDue(plan, at(1_000, 6 / 44)).inDays).toBe(3_190);
    expect(serviceDue(plan, at(1_000, 435 / 3_651)).inDays).toBeNull();
  });

  it('never later than by its months alone, and never later with more kilometers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 40_000, max: 60_000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.double({ min: 0.1, max: 500, noNaN: true }),
        (km, more, use) => {
          const [now, later] = [serviceDue(oil, at(km, use)), serviceDue(oil, at(km + more, use))];
          expect(byDueDay(now, serviceDue(oil, at(null)))).toBeLessThanOrEqual(0);
          expect(byDueDay(later, now)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});
