import { isOutOfServiceAt, outOfService } from '../fleet/out-of-service.rules.js';
import { endOfPapers, type PapersEnd } from '../fleet/papers-end.rules.js';
import type { ServiceStatus } from '../fleet/shown-status.rules.js';
import type { VehicleId } from '../kernel/ids.js';
import { addHours, HOUR_MS, type Instant, instantOfMillis, isBefore, millisOf } from '../kernel/time.js';
import type { Period, Zone } from '../kernel/time.js';
import { type CoverageCount, coverageCounts } from './coverage.words.js';
import { type CoverageFloor, isFloorHour } from './floor.rules.js';

/** Hours for which somebody has a vehicle, or asks for it. */
export interface CoveredHours extends Period {
  /** until when they are approved or under way; null if they are only asked for or held */
  readonly promisedUntil: Instant | null;
}

/** A vehicle as coverage sees it. */
export interface CoveredVehicle {
  readonly vehicleId: VehicleId;
  readonly vehicleType: string;
  readonly service: ServiceStatus;
  readonly maintenanceUntil: Instant | null;
  readonly papersEnd: PapersEnd | null;
  readonly taken: readonly CoveredHours[];
  /** when it was in the fleet and in service, for hours that have begun; left out, it counts there as it is now. Papers count as they are now. */
  readonly inService?: readonly Period[] | undefined;
}

/** One hour of one type. */
export interface CoverageHour {
  readonly vehicleType: string;
  readonly startAt: Instant;
  readonly free: number;
  readonly onShift: number;
  /** the highest floor of each kind; null: none */
  readonly leastFree: number | null;
  readonly leastOnShift: number | null;
}

/** Hours in a row in which there are fewer than a floor asks for. */
export interface Shortfall extends Period {
  readonly vehicleType: string;
  readonly counts: CoverageCount;
  readonly left: number;
  readonly least: number;
  /** the first hour from then on with more of them; null if it is not seen */
  readonly nextBackAt: Instant | null;
}

export interface CoverageFacts {
  readonly vehicles: readonly CoveredVehicle[];
  readonly floors: readonly CoverageFloor[];
  readonly zone: Zone;
  readonly now: Instant;
}

/** How far beyond hours is looked for the next vehicle that comes back. */
export const HOURS_TO_LOOK_AHEAD = 48;

/** Every hour that overlaps the period, type by type, in order of time. */
export function coverageOf(within: Period, facts: CoverageFacts): readonly CoverageHour[] {
  const { vehicles, floors, zone } = facts;
  const hours = hoursOf(within);
  const types = new Set([...vehicles, ...floors].map(({ vehicleType }) => vehicleType));
  return [...types].flatMap((vehicleType) => {
    const counted = hours.map(() => ({ free: 0, onShift: 0 }));
    for (const vehicle of vehicles) if (vehicle.vehicleType === vehicleType) count(vehicle, hours, counted, facts);
    const ofType = floors.filter((floor) => floor.vehicleType === vehicleType);
    return hours.map((startAt, nth): CoverageHour => {
      const standing = ofType.filter((floor) => isFloorHour(floor, startAt, zone));
      return {
        vehicleType,
        startAt,
        ...(counted[nth] ?? { free: 0, onShift: 0 }),
        leastFree: highest(standing, 'free'),
        leastOnShift: highest(standing, 'on-shift'),
      };
    });
  });
}

function highest(floors: readonly CoverageFloor[], counts: CoverageCount): number | null {
  const least = floors.filter((floor) => floor.counts === counts).map((floor) => floor.least);
  return least.length === 0 ? null : Math.max(...least);
}

/** Adds a vehicle to the hours in which it counts. A fleet has many hours, so each vehicle is gone through once. */
function count(
  { service, maintenanceUntil, papersEnd, taken, inService }: CoveredVehicle,
  hours: readonly Instant[],
  counted: { free: number; onShift: number }[],
  { zone, now }: Pick<CoverageFacts, 'zone' | 'now'>,
): void {
  const [first] = hours;
  if (first === undefined) return;
  const out = outOfService(service, maintenanceUntil, now);
  /** Hours from the first one to that instant. */
  const hoursTo = (at: Instant): number => (millisOf(at) - millisOf(first)) / HOUR_MS;
  const validTo = papersEnd === null ? Infinity : hoursTo(endOfPapers(papersEnd, zone));
  const wasInService = new Set<number>();
  for (const { startAt, endAt } of inService ?? [])
    mark(wasInService, Math.ceil(hoursTo(startAt)), Math.floor(hoursTo(endAt)), hours.length);
  const isTaken = new Set<number>();
  const isOnShift = new Set<number>();
  for (const { startAt, endAt, promisedUntil } of taken) {
    // an hour of which a part is taken is not free; one is on shift if somebody has the vehicle in all of it
    mark(isTaken, Math.floor(hoursTo(startAt)), Math.ceil(hoursTo(endAt)), hours.length);
    if (promisedUntil === null) continue;
    mark(isOnShift, Math.ceil(hoursTo(startAt)), Math.floor(hoursTo(promisedUntil)), hours.length);
  }
  for (const [nth, startAt] of hours.entries()) {
    const hour = counted[nth];
    // it can be driven in the whole hour
    const isInService =
      inService !== undefined && isBefore(startAt, now) ? wasInService.has(nth) : !isOutOfServiceAt(startAt, out);
    if (!hour || !isInService || nth + 1 > validTo) continue;
    if (!isTaken.has(nth)) hour.free += 1;
    if (isOnShift.has(nth)) hour.onShift += 1;
  }
}

function mark(marked: Set<number>, from: number, until: number, most: number): void {
  for (let nth = Math.max(from, 0); nth < Math.min(until, most); nth += 1) marked.add(nth);
}

/** The full hour that an instant is in. */
export const fullHourOf = (at: Instant): Instant => instantOfMillis(Math.floor(millisOf(at) / HOUR_MS) * HOUR_MS);

/** The period with all of its first hour: what has to be known of it, so that this hour counts as a whole. */
export const fromFullHour = ({ startAt, endAt }: Period): Period => ({ startAt: fullHourOf(startAt), endAt });

/** The beginnings of full hours that overlap the period. */
function hoursOf({ startAt, endAt }: Period): readonly Instant[] {
  const hours: Instant[] = [];
  for (let at = fullHourOf(startAt); isBefore(at, endAt); at = addHours(at, 1)) hours.push(at);
  return hours;
}

/** Where there are fewer than the floors ask for within the period. */
export function shortfallsOf(within: Period, facts: CoverageFacts): readonly Shortfall[] {
  return inRuns(coverageOf(ahead(within), facts), within, () => true);
}

/**
 * Where a booking of these hours would leave fewer free vehicles than a floor asks for, and fewer than there are. `facts` hold all taken
 * hours; `free` are the same vehicles without the hours that the booking gives back, if it has some already.
 */
export function shortfallsWith(
  booking: Period & { readonly vehicleId: VehicleId },
  facts: CoverageFacts,
  free: readonly CoveredVehicle[] = facts.vehicles,
): readonly Shortfall[] {
  const { vehicleId, startAt, endAt } = booking;
  const vehicleType = facts.vehicles.find((one) => one.vehicleId === vehicleId)?.vehicleType;
  const ofType = {
    ...facts,
    vehicles: facts.vehicles.filter((one) => one.vehicleType === vehicleType),
    floors: facts.floors.filter((floor) => floor.vehicleType === vehicleType && floor.counts === 'free'),
  };
  if (ofType.floors.length === 0) return [];
  const booked = { startAt, endAt, promisedUntil: null };
  const vehicles = free
    .filter((one) => one.vehicleType === vehicleType)
    .map((one) => (one.vehicleId === vehicleId ? { ...one, taken: [...one.taken, booked] } : one));
  const before = new Map(coverageOf(booking, ofType).map((hour) => [hour.startAt, hour.free]));
  const after = coverageOf(ahead(booking), { ...ofType, vehicles });
  return inRuns(after, booking, ({ startAt: at, free: left }) => left < (before.get(at) ?? left));
}

const ahead = ({ startAt, endAt }: Period): Period => ({ startAt, endAt: addHours(endAt, HOURS_TO_LOOK_AHEAD) });

/** What an hour has of it, and should have. */
export const countedIn = (hour: CoverageHour, counts: CoverageCount) =>
  counts === 'free' ? { left: hour.free, least: hour.leastFree } : { left: hour.onShift, least: hour.leastOnShift };

/** Hours below a floor, joined as far as they follow each other and say the same. */
function inRuns(
  hours: readonly CoverageHour[],
  within: Period,
  matters: (hour: CoverageHour) => boolean,
): readonly Shortfall[] {
  const runs: Shortfall[] = [];
  for (const counts of coverageCounts)
    for (const hour of hours) {
      const { vehicleType, startAt } = hour;
      const { left, least } = countedIn(hour, counts);
      if (least === null || left >= least || !isBefore(startAt, within.endAt) || !matters(hour)) continue;
      const endAt = addHours(startAt, 1);
      const last = runs.at(-1);
      const goesOn = last?.counts === counts && last.vehicleType === vehicleType && last.endAt === startAt;
      if (last && goesOn && last.left === left && last.least === least) runs[runs.length - 1] = { ...last, endAt };
      else runs.push({ vehicleType, counts, startAt, endAt, left, least, nextBackAt: null });
    }
  return runs
    .map((run) => ({ ...run, nextBackAt: nextBackOf(run, hours) }))
    .toSorted((one, other) => (one.startAt < other.startAt ? -1 : one.startAt > other.startAt ? 1 : 0));
}

const nextBackOf = ({ vehicleType, counts, startAt, left }: Shortfall, hours: readonly CoverageHour[]) =>
  hours.find(
    (hour) => hour.vehicleType === vehicleType && hour.startAt >= startAt && countedIn(hour, counts).left > left,
  )?.startAt ?? null;
