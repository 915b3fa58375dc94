import fc from 'fast-check';
import { day } from '../kernel/calendar.js';
import {
  addMonths,
  axisEnd,
  canBeRead,
  costMinor,
  drawn,
  drawnFigures,
  firstDayOf,
  lastMonths,
  type Month,
  type MonthFigures,
  MONTH_PATTERN,
  monthsIn,
  noFigures,
  sumOf,
} from './vehicle-months.rules.js';

const month = (text: string): Month => text as Month;

describe('the months of a vehicle', () => {
  it('are written as year and month', () => {
    expect('2026-11').toMatch(MONTH_PATTERN);
    for (const text of ['2026-13', '2026-00', '2026-1', '26-11', '2026-11-01', '', '0026-11'])
      expect(text).not.toMatch(MONTH_PATTERN);
    expect(firstDayOf(month('2026-02'))).toBe('2026-02-01');
  });

  it('go on over the end of a year', () => {
    expect(lastMonths(day('2026-01-31'), 3)).toEqual({ from: '2025-11', to: '2026-01' });
    expect(monthsIn(lastMonths(day('2026-01-31'), 3))).toEqual(['2025-11', '2025-12', '2026-01']);
    expect(addMonths(month('2025-12'), 1)).toBe('2026-01');
    expect(addMonths(month('2026-01'), -13)).toBe('2024-12');
  });

  it('are read two years at most, and in order', () => {
    expect(canBeRead(lastMonths(day('2026-11-23'), 24))).toBe(true);
    expect(canBeRead(lastMonths(day('2026-11-23'), 25))).toBe(false);
    expect(canBeRead({ from: month('2026-11'), to: month('2026-10') })).toBe(false);
    expect(monthsIn({ from: month('2026-11'), to: month('2026-10') })).toEqual([]);
  });
});

const figure = fc.integer({ min: 0, max: 1_000_000 });
const figures: fc.Arbitrary<MonthFigures> = fc.record({
  kilometers: figure,
  minutesOut: figure,
  centiliters: figure,
  damageReports: figure,
  fuelMinor: figure,
  otherMinor: figure,
  serviceMinor: figure,
  repairMinor: figure,
});

describe('their figures', () => {
  it('cost what was approved for fuel and other things, and paid for service and repairs', () => {
    const costs = { ...noFigures, fuelMinor: 1, otherMinor: 20, serviceMinor: 300, repairMinor: 4000 };
    expect(costMinor(costs)).toBe(4321);
    expect(drawn('cost', costs)).toBe(43.21);
  });

  it('are drawn in the unit in which people say them', () => {
    const all = { ...noFigures, kilometers: 1240, minutesOut: 95, centiliters: 4125, damageReports: 2 };
    expect(drawnFigures.map((one) => drawn(one, all))).toEqual([1240, 1.6, 41.25, 2, 0]);
  });

  it('add up in any order', () => {
    fc.assert(
      fc.property(fc.array(figures, { maxLength: 6 }), (all) => {
        expect(sumOf(all)).toEqual(sumOf(all.toReversed()));
        expect(costMinor(sumOf(all))).toBe(all.reduce((sum, one) => sum + costMinor(one), 0));
      }),
    );
  });

  it('fit below the end of their axis, which is at most two and a half times as high', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (largest) => {
        const end = axisEnd(largest);
        expect(end).toBeGreaterThanOrEqual(Math.max(1, largest));
        expect(end).toBeLessThanOrEqual(Math.max(1, largest * 2.5));
      }),
    );
    expect([0, 0.3, 1, 3, 7, 20, 21, 260, 999].map(axisEnd)).toEqual([1, 1, 1, 5, 10, 20, 25, 500, 1000]);
  });
});
