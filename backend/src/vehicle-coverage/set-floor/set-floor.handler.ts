import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CoverageFloor } from '@rigbook/contracts/vehicle-coverage/floor.rules';
import type { CoverageFloorId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { COVERAGE_STREAM, type CoverageEvent, coverageStreamId } from '../coverage.events.js';
import { floorsFrom } from '../coverage.state.js';
import { isTypeOfFleet } from '../views/coverage-floors.query.js';
import { removeFloor, setFloor } from './set-floor.decision.js';

export class AddFloor extends commandOf<{ floor: CoverageFloor }, { readonly id: string }>() {}
export class ChangeFloor extends commandOf<{ floorId: CoverageFloorId; floor: CoverageFloor; seen: CoverageFloor }>() {}
export class RemoveFloor extends commandOf<{ floorId: CoverageFloorId }>() {}

type History = readonly RecordedEvent<CoverageEvent>[];

const stream = { id: coverageStreamId, type: COVERAGE_STREAM };

@CommandHandler(AddFloor)
export class AddFloorHandler implements ICommandHandler<AddFloor> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal TOO_MANY_COVERAGE_FLOORS, VALIDATION_FAILED */
  execute({ floor, context }: AddFloor): Promise<{ readonly id: string }> {
    const floorId = this.ids.newId() as CoverageFloorId;
    return decide(this.events, {
      context,
      stream,
      reads: [isTypeOfFleet(floor.vehicleType)],
      facts: (history: History, [isOfFleet]) => ({ floors: floorsFrom(history), isTypeOfFleet: isOfFleet }),
      decide: ({ floors, ...facts }) => ({ events: setFloor(floors, { floorId, floor, seen: null }, facts) }),
      answer: () => ({ id: floorId }),
      status: 201,
    });
  }
}

@CommandHandler(ChangeFloor)
export class ChangeFloorHandler implements ICommandHandler<ChangeFloor> {
  constructor(private readonly events: EventStore) {}

  /** @throws Refusal COVERAGE_FLOOR_NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED */
  execute({ floorId, floor, seen, context }: ChangeFloor): Promise<void> {
    return decide(this.events, {
      context,
      stream,
      reads: [isTypeOfFleet(floor.vehicleType)],
      facts: (history: History, [isOfFleet]) => ({ floors: floorsFrom(history), isTypeOfFleet: isOfFleet }),
      decide: ({ floors, ...facts }) => ({ events: setFloor(floors, { floorId, floor, seen }, facts) }),
    });
  }
}

@CommandHandler(RemoveFloor)
export class RemoveFloorHandler implements ICommandHandler<RemoveFloor> {
  constructor(private readonly events: EventStore) {}

  /** @throws Refusal COVERAGE_FLOOR_NOT_FOUND */
  execute({ floorId, context }: RemoveFloor): Promise<void> {
    return decide(this.events, {
      context,
      stream,
      facts: (history: History) => floorsFrom(history),
      decide: (floors) => ({ events: [removeFloor(floors, floorId)] }),
    });
  }
}
