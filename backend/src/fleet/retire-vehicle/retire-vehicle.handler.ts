import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { decideInTurn } from '../../platform/decisions/decide-in-turn.js';
import { GuardViolation, VersionConflict } from '../../platform/event-store/event-store.errors.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { readVehicleInFleet } from '../in-fleet.js';
import { OpenBookingsOfVehicle } from '../open-bookings-of-vehicle.js';
import { VEHICLE_STREAM, type VehicleRetired } from '../vehicle.events.js';

export class RetireVehicle {
  constructor(
    readonly vehicleId: VehicleId,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(RetireVehicle)
export class RetireVehicleHandler implements ICommandHandler<RetireVehicle, void> {
  constructor(
    private readonly events: EventStore,
    private readonly bookings: OpenBookingsOfVehicle,
  ) {}

  /** @throws Refusal VEHICLE_NOT_FOUND, VEHICLE_HAS_OPEN_BOOKINGS, CHANGED_MEANWHILE */
  async execute(command: RetireVehicle): Promise<void> {
    await decideInTurn(() => this.retire(command));
  }

  private async retire({ vehicleId, context }: RetireVehicle): Promise<void> {
    const { vehicle, version } = await readVehicleInFleet(this.events, vehicleId);
    await this.refuseWhileBooked(vehicleId, vehicle.details.name);
    const retired: VehicleRetired = { type: 'VehicleRetired', data: {} };
    try {
      await this.events.commit({
        context,
        lock: vehicleId,
        appends: [{ stream: vehicleId, streamType: VEHICLE_STREAM, expectedVersion: version, events: [retired] }],
      });
    } catch (error) {
      if (!(error instanceof GuardViolation)) throw error;
      // booked in the meantime: a retired vehicle takes all of its future hours, and those were no longer free
      await this.refuseWhileBooked(vehicleId, vehicle.details.name);
      throw new VersionConflict('booked and given back meanwhile', { cause: error });
    }
  }

  private async refuseWhileBooked(vehicleId: VehicleId, vehicleName: string): Promise<void> {
    const bookings = await this.bookings.openBookings(vehicleId);
    if (bookings.length > 0) throw new Refusal('VEHICLE_HAS_OPEN_BOOKINGS', { vehicleName, bookings });
  }
}
