import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { decide } from '../../platform/decisions/decide.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { Ids } from '../../platform/time/ids.js';
import { nameOrPlateTaken } from '../fleet.guards.js';
import type { VehicleAdded, VehicleDetails } from '../vehicle.events.js';
import { VEHICLE_STREAM } from '../vehicle.events.js';
import type { VehicleResponse } from '../vehicle-list/vehicle.response.js';

export class AddVehicle extends Command<VehicleResponse> {
  constructor(
    readonly details: VehicleDetails,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddVehicle)
export class AddVehicleHandler implements ICommandHandler<AddVehicle> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal VEHICLE_NAME_TAKEN, PLATE_NUMBER_TAKEN */
  async execute({ details, context }: AddVehicle): Promise<VehicleResponse> {
    const id = this.ids.newId() as VehicleId;
    const { name, type, location, allowedRoles } = details;
    const plateNumber = details.plateNumber || null;
    const added: VehicleAdded = { type: 'VehicleAdded', data: { name, type, location, allowedRoles, plateNumber } };
    const body: VehicleResponse = {
      id,
      ...added.data,
      plateNumber,
      status: 'available',
      availableFrom: null,
      fuelLevel: null,
      mileage: null,
    };
    return decide(this.events, {
      context,
      stream: { id, type: VEHICLE_STREAM, isNew: true },
      decide: () => ({ events: [added] }),
      guards: nameOrPlateTaken(added.data),
      answer: () => body,
      status: 201,
    });
  }
}
