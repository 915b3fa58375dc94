import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../platform/database/database.js';
import { answerGuards } from '../../platform/decisions/answer-guards.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { nameOrPlateTaken } from '../fleet.guards.js';
import { readVehicleInFleet } from '../in-fleet.js';
import { VEHICLE_STREAM } from '../vehicle.events.js';
import { vehicleById } from '../vehicle-list/vehicle-list.query.js';
import { toVehicle, type VehicleResponse } from '../vehicle-list/vehicle.response.js';
import { changeVehicle, type VehicleChanges } from './change-vehicle.decision.js';

export class ChangeVehicle {
  constructor(
    readonly vehicleId: VehicleId,
    readonly changes: VehicleChanges,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(ChangeVehicle)
export class ChangeVehicleHandler implements ICommandHandler<ChangeVehicle, VehicleResponse> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  /** @throws Refusal VEHICLE_NOT_FOUND, VEHICLE_NAME_TAKEN, PLATE_NUMBER_TAKEN, VEHICLE_STATUS_DERIVED */
  async execute(command: ChangeVehicle): Promise<VehicleResponse> {
    await decideInTurn(() => this.decide(command));
    return toVehicle(await this.row(command.vehicleId));
  }

  private async decide({ vehicleId, changes, context }: ChangeVehicle): Promise<void> {
    const { vehicle, version } = await readVehicleInFleet(this.events, vehicleId);
    const row = await this.row(vehicleId);
    const events = changeVehicle(changes, { vehicle, inUse: row.in_use_until !== null, now: context.now });
    if (events.length === 0) return;
    await answerGuards(nameOrPlateTaken({ ...vehicle.details, ...changes }), () =>
      this.events.commit({
        context,
        lock: vehicleId,
        appends: [{ stream: vehicleId, streamType: VEHICLE_STREAM, expectedVersion: version, events }],
      }),
    );
  }

  private async row(vehicleId: VehicleId) {
    const row = await this.database.fetch(vehicleById(vehicleId));
    if (!row) throw new Refusal('VEHICLE_NOT_FOUND');
    return row;
  }
}
