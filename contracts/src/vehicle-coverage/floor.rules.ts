import { hourOf, dayOf, weekdayOf } from '../kernel/calendar.js';
import type { Instant, Zone } from '../kernel/time.js';
import { type Weekday, weekdays } from '../standing-shifts/standing-shift.words.js';
import type { CoverageCount } from './coverage.words.js';

/** The smallest number of vehicles of a type in these hours of the week. */
export interface CoverageFloor {
  readonly vehicleType: string;
  readonly counts: CoverageCount;
  readonly least: number;
  /** on which the hours begin */
  readonly weekdays: readonly Weekday[];
  /** 0 to 23, as the clocks of the organization's zone show it */
  readonly fromHour: number;
  /** 1 to 24; not after `fromHour`: on the next day */
  readonly untilHour: number;
}

export const floorLimits = { least: 1, most: 50 } as const;

/** More than any organization needs. */
export const MOST_COVERAGE_FLOORS = 100;

/** Sentences of the form; the page has them in Hebrew too. */
export const floorSentences = {
  least: `Enter a number from ${floorLimits.least} to ${floorLimits.most}`,
  weekdays: 'Choose at least one day',
  fromHour: 'Choose a full hour from 0 to 23',
  untilHour: 'Choose a full hour from 1 to 24',
} as const;

export type FloorProblems = Readonly<Partial<Record<keyof typeof floorSentences, string>>>;

/** What is wrong with a floor, by field; empty if it can be kept. */
export function floorProblems(floor: Omit<CoverageFloor, 'vehicleType' | 'counts'>): FloorProblems {
  const problems: Partial<Record<keyof typeof floorSentences, string>> = {};
  const { least, most } = floorLimits;
  if (!isWhole(floor.least, least, most)) problems.least = floorSentences.least;
  if (floor.weekdays.length === 0) problems.weekdays = floorSentences.weekdays;
  if (!isWhole(floor.fromHour, 0, 23)) problems.fromHour = floorSentences.fromHour;
  if (!isWhole(floor.untilHour, 1, 24)) problems.untilHour = floorSentences.untilHour;
  return problems;
}

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Each day once, in the order of the week. */
export const floorInOrder = (floor: CoverageFloor): CoverageFloor => ({
  ...floor,
  weekdays: weekdays.filter((weekday) => floor.weekdays.includes(weekday)),
});

/**
 * Whether the floor stands in the hour that begins then. The clocks decide: an hour that occurs twice in autumn is one of its hours
 * twice, one that is skipped in spring is none.
 */
export function isFloorHour(floor: CoverageFloor, startAt: Instant, zone: Zone): boolean {
  const hour = hourOf(startAt, zone);
  const weekday = weekdayOf(dayOf(startAt, zone));
  const { fromHour, untilHour } = floor;
  if (fromHour < untilHour) return hour >= fromHour && hour < untilHour && beginsOn(floor, weekday);
  if (hour >= fromHour) return beginsOn(floor, weekday);
  return hour < untilHour && beginsOn(floor, (weekday + 6) % 7);
}

const beginsOn = (floor: CoverageFloor, weekday: number): boolean => {
  const named = weekdays[weekday];
  return named !== undefined && floor.weekdays.includes(named);
};
