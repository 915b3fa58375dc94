import type { Day } from '../kernel/time.js';

/** A month in the organization's time zone, such as `2026-11`. */
export type Month = string & { readonly __month: true };

/** Two years, so that a month stands next to the same one of the year before. */
export const MOST_MONTHS = 24;

/** Whole months, the last one included. */
export interface Months {
  readonly from: Month;
  readonly to: Month;
}

/** How one is written. */
export const MONTH_PATTERN = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/;

export const monthOf = (day: Day): Month => day.slice(0, 'yyyy-MM'.length) as Month;

export const firstDayOf = (month: Month): Day => `${month}-01` as Day;

export function addMonths(month: Month, months: number): Month {
  const sum = ordinalOf(month) + months;
  return `${String(Math.floor(sum / 12)).padStart(4, '0')}-${String((sum % 12) + 1).padStart(2, '0')}` as Month;
}

const ordinalOf = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** The last ones, with that of the day. */
export const lastMonths = (today: Day, count: number): Months => ({
  from: addMonths(monthOf(today), 1 - count),
  to: monthOf(today),
});

/** Oldest first; none if they end before they begin. */
export const monthsIn = ({ from, to }: Months): readonly Month[] =>
  Array.from({ length: Math.max(0, countOf({ from, to })) }, (_, nth) => addMonths(from, nth));

const countOf = ({ from, to }: Months): number => ordinalOf(to) - ordinalOf(from) + 1;

/** In order, and no more than one read may cover. */
export const canBeRead = (months: Months): boolean => countOf(months) >= 1 && countOf(months) <= MOST_MONTHS;

/** What of a vehicle is counted month by month. */
export interface MonthFigures {
  /** of shifts that began in the month, with those before them that no shift accounts for; readings as corrected */
  readonly kilometers: number;
  /** out, of completed shifts; one that goes on into the next month counts in both */
  readonly minutesOut: number;
  /** of fuel, in hundredths of a liter, unless declined */
  readonly centiliters: number;
  /** handed in during the month */
  readonly damageReports: number;
  /** approved for fuel, in hundredths of the currency, as all money here */
  readonly fuelMinor: number;
  /** approved for anything else */
  readonly otherMinor: number;
  /** of service and papers */
  readonly serviceMinor: number;
  /** of what was done about defects */
  readonly repairMinor: number;
}

/** What it cost altogether. */
export const costMinor = ({ fuelMinor, otherMinor, serviceMinor, repairMinor }: MonthFigures): number =>
  fuelMinor + otherMinor + serviceMinor + repairMinor;

export const noFigures: MonthFigures = {
  kilometers: 0,
  minutesOut: 0,
  centiliters: 0,
  damageReports: 0,
  fuelMinor: 0,
  otherMinor: 0,
  serviceMinor: 0,
  repairMinor: 0,
};

const figures = Object.keys(noFigures) as (keyof MonthFigures)[];

/** Of several months, or vehicles, together. */
export const sumOf = (all: readonly MonthFigures[]): MonthFigures =>
  all.reduce((sum, one) => {
    const both = { ...sum };
    for (const figure of figures) both[figure] = sum[figure] + one[figure];
    return both;
  }, noFigures);

/** What can be drawn. */
export const drawnFigures = ['kilometers', 'hours', 'fuel', 'damage', 'cost'] as const;
export type DrawnFigure = (typeof drawnFigures)[number];

/** The figure in the unit in which it is shown: kilometers, hours, liters, reports, or the currency. */
export function drawn(figure: DrawnFigure, month: MonthFigures): number {
  switch (figure) {
    case 'kilometers':
      return month.kilometers;
    case 'hours':
      return Math.round(month.minutesOut / 6) / 10;
    case 'fuel':
      return month.centiliters / 100;
    case 'damage':
      return month.damageReports;
    case 'cost':
      return costMinor(month) / 100;
  }
}

/** The end of the axis: the next of 1, 2, 2.5, 5 or 10 times a power of ten, whole where the largest is; never 0. */
export function axisEnd(largest: number): number {
  if (largest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const end = [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= largest) ?? 10 * power;
  return power === 1 ? Math.ceil(end) : end;
}
