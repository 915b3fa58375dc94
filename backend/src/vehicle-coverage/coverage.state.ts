import type { CoverageFloor } from '@rigbook/contracts/vehicle-coverage/floor.rules';
import type { CoverageFloorId } from '@rigbook/contracts/kernel';
import { assertNever } from '../platform/decisions/index.js';
import type { CoverageEvent } from './coverage.events.js';

/** The floors that stand. */
export type Floors = ReadonlyMap<CoverageFloorId, CoverageFloor>;

/** After one more event. Never refuses. */
export function evolve(floors: Floors, event: CoverageEvent): Floors {
  const { floorId, ...floor } = event.data;
  switch (event.type) {
    case 'CoverageFloorSet':
      return new Map([...floors, [floorId, floor]]);
    case 'CoverageFloorRemoved':
      return new Map([...floors].filter(([id]) => id !== floorId));
    default:
      return assertNever(event);
  }
}

export const floorsFrom = (history: readonly CoverageEvent[]): Floors => history.reduce(evolve, new Map());
