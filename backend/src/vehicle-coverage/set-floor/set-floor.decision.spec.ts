import { type CoverageFloor, MOST_COVERAGE_FLOORS } from '@rigbook/contracts/vehicle-coverage/floor.rules';
import type { CoverageFloorId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import { type Floors, floorsFrom } from '../coverage.state.js';
import { removeFloor, setFloor } from './set-floor.decision.js';

const floor: CoverageFloor = {
  vehicleType: 'ALS',
  counts: 'free',
  least: 1,
  weekdays: ['friday'],
  fromHour: 22,
  untilHour: 2,
};
const idOf = (nth: number) => `0199c0de-1500-7000-8000-${String(nth).padStart(12, '0')}` as CoverageFloorId;
const isTypeOfFleet = true;

const given = (...floors: CoverageFloor[]): Floors =>
  floorsFrom(
    floors.flatMap((each, nth) =>
      setFloor(new Map(), { floorId: idOf(nth), floor: each, seen: null }, { isTypeOfFleet }),
    ),
  );
const add = (floors: Floors, asked: CoverageFloor, facts = { isTypeOfFleet }) =>
  setFloor(floors, { floorId: idOf(999), floor: asked, seen: null }, facts);
const change = (floors: Floors, asked: CoverageFloor, seen = floor, facts = { isTypeOfFleet }) =>
  setFloor(floors, { floorId: idOf(0), floor: asked, seen }, facts);

function refusal(act: () => unknown): Refusal | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error as Refusal;
    throw error;
  }
  return undefined;
}

describe('a floor', () => {
  it('is set in full, its days in the order of the week', () =>
    expect(add(given(), { ...floor, weekdays: ['friday', 'monday'] })).toEqual([
      { type: 'CoverageFloorSet', data: { floorId: idOf(999), ...floor, weekdays: ['monday', 'friday'] } },
    ]));

  it('may stand beside others for the same hours', () => expect(add(given(floor), floor)).toHaveLength(1));

  it('changes only from what was seen, and stays as it is if nothing changes', () => {
    expect(change(given(floor), { ...floor, least: 2 })).toHaveLength(1);
    expect(change(given(floor), floor)).toEqual([]);
    const changed = given({ ...floor, least: 3 });
    expect(refusal(() => change(changed, { ...floor, least: 2 }))?.code).toBe('CHANGED_MEANWHILE');
    // asked again after an answer that did not arrive
    expect(change(changed, { ...floor, least: 3 })).toEqual([]);
  });

  it('is of a type of the fleet when it is set, also if the fleet loses it later', () => {
    const gone = { isTypeOfFleet: false };
    expect(refusal(() => add(given(), floor, gone))?.facts).toMatchObject({ errors: [{ field: 'vehicleType' }] });
    expect(change(given(floor), { ...floor, least: 2 }, floor, gone)).toHaveLength(1);
  });

  it('says what is wrong by field', () =>
    expect(refusal(() => add(given(), { ...floor, least: 0, weekdays: [] }))?.facts).toMatchObject({
      errors: [{ field: 'least' }, { field: 'weekdays' }],
    }));

  it('is one of a limited number', () => {
    const full = given(...Array.from({ length: MOST_COVERAGE_FLOORS }, () => floor));
    expect(refusal(() => add(full, floor))?.code).toBe('TOO_MANY_COVERAGE_FLOORS');
    expect(change(full, { ...floor, least: 2 })).toHaveLength(1);
  });

  it('is removed once', () => {
    const removed = removeFloor(given(floor), idOf(0));
    expect(removed).toEqual({ type: 'CoverageFloorRemoved', data: { floorId: idOf(0), ...floor } });
    const without = floorsFrom([{ type: 'CoverageFloorSet', data: removed.data }, removed]);
    expect(without.size).toBe(0);
    expect(refusal(() => removeFloor(without, idOf(0)))?.code).toBe('COVERAGE_FLOOR_NOT_FOUND');
    expect(refusal(() => change(without, floor))?.code).toBe('COVERAGE_FLOOR_NOT_FOUND');
  });
});
