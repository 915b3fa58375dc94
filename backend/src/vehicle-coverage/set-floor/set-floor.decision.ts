import {
  type CoverageFloor,
  floorInOrder,
  floorProblems,
  MOST_COVERAGE_FLOORS,
} from '@rigbook/contracts/vehicle-coverage/floor.rules';
import type { CoverageFloorId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import type { CoverageFloorRemoved, CoverageFloorSet } from '../coverage.events.js';
import type { Floors } from '../coverage.state.js';

interface AskedFloor {
  readonly floorId: CoverageFloorId;
  readonly floor: CoverageFloor;
  /** the floor as read before the change; null: it is new */
  readonly seen: CoverageFloor | null;
}

/** A new floor, or the whole of one that changes and is still as it was seen; nothing if it stays the same. @throws Refusal */
export function setFloor(
  floors: Floors,
  { floorId, floor: asked, seen }: AskedFloor,
  { isTypeOfFleet }: { readonly isTypeOfFleet: boolean },
): readonly CoverageFloorSet[] {
  const floor = floorInOrder(asked);
  const before = floors.get(floorId);
  if (seen && !before) throw new Refusal('COVERAGE_FLOOR_NOT_FOUND');
  const errors = Object.entries(floorProblems(floor)).map(([field, message]) => ({ field, message }));
  if (!isTypeOfFleet && floor.vehicleType !== before?.vehicleType)
    errors.push({ field: 'vehicleType', message: 'No vehicle of the fleet is of this type.' });
  if (errors.length > 0) throw new Refusal('VALIDATION_FAILED', { errors });
  if (!before && floors.size >= MOST_COVERAGE_FLOORS)
    throw new Refusal('TOO_MANY_COVERAGE_FLOORS', { most: MOST_COVERAGE_FLOORS });
  // what was saved already, and is asked for again, was not changed by somebody else
  if (before && areSame(before, floor)) return [];
  if (before && seen && !areSame(before, floorInOrder(seen))) throw new Refusal('CHANGED_MEANWHILE');
  return [{ type: 'CoverageFloorSet', data: { floorId, ...floor, weekdays: [...floor.weekdays] } }];
}

/** @throws Refusal COVERAGE_FLOOR_NOT_FOUND */
export function removeFloor(floors: Floors, floorId: CoverageFloorId): CoverageFloorRemoved {
  const floor = floors.get(floorId);
  if (!floor) throw new Refusal('COVERAGE_FLOOR_NOT_FOUND');
  return { type: 'CoverageFloorRemoved', data: { floorId, ...floor, weekdays: [...floor.weekdays] } };
}

const areSame = (one: CoverageFloor, other: CoverageFloor): boolean =>
  one.vehicleType === other.vehicleType &&
  one.counts === other.counts &&
  one.least === other.least &&
  one.fromHour === other.fromHour &&
  one.untilHour === other.untilHour &&
  one.weekdays.join() === other.weekdays.join();
