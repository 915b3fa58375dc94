import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore } from '../../platform/event-store/index.js';
import { nameOrPlateTaken } from '../fleet.constraints.js';
import { VEHICLE_STREAM } from '../vehicle.events.js';
import { inFleetFrom, type VehicleHistory } from '../vehicle.state.js';
import { toVehicle, vehicleById, type VehicleResponse } from '../vehicle-list/vehicle.response.js';
import { changeVehicle, type VehicleChanges } from './change-vehicle.decision.js';

export class ChangeVehicle extends commandOf<{ vehicleId: VehicleId; changes: VehicleChanges }, VehicleResponse>() {}

@CommandHandler(ChangeVehicle)
export class ChangeVehicleHandler implements ICommandHandler<ChangeVehicle> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal VEHICLE_NOT_FOUND, VEHICLE_NAME_TAKEN, PLATE_NUMBER_TAKEN, VEHICLE_STATUS_DERIVED */
  async execute({ vehicleId, changes, context }: ChangeVehicle): Promise<VehicleResponse> {
    await decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: async (history: VehicleHistory) => {
        const vehicle = inFleetFrom(history);
        const row = await this.row(vehicleId);
        return { vehicle, inUse: row.inUseUntil !== null, now: context.now };
      },
      decide: (facts) => ({
        events: changeVehicle(changes, facts),
        details: { ...facts.vehicle.details, ...changes },
      }),
      locks: () => [vehicleId],
      constraintMeanings: ({ details }) => nameOrPlateTaken(details),
    });
    return toVehicle(await this.row(vehicleId));
  }

  private async row(vehicleId: VehicleId) {
    const row = await this.database.fetch(vehicleById(vehicleId));
    if (!row) throw new Refusal('VEHICLE_NOT_FOUND');
    return row;
  }
}
