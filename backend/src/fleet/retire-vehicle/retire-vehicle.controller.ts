import { Delete } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { AdminOnly, AnswersNothing, Context, PathId, Refuses, Routes } from '../../platform/http/index.js';
import { bookedSince } from '../fleet.constraints.js';
import { OpenBookingsOfVehicle } from '../open-bookings-of-vehicle.js';
import { VEHICLE_STREAM } from '../vehicle.events.js';
import { inFleetFrom, type VehicleHistory } from '../vehicle.state.js';
import { forgetKeys } from './forget-keys.statement.js';
import { retireVehicle } from './retire-vehicle.decision.js';

export class RetireVehicle extends commandOf<{ vehicleId: VehicleId }>() {}

@CommandHandler(RetireVehicle)
export class RetireVehicleHandler implements ICommandHandler<RetireVehicle> {
  constructor(
    private readonly events: EventStore,
    private readonly bookings: OpenBookingsOfVehicle,
  ) {}

  /** @throws Refusal VEHICLE_NOT_FOUND, VEHICLE_HAS_OPEN_BOOKINGS, CHANGED_MEANWHILE */
  execute({ vehicleId, context }: RetireVehicle): Promise<void> {
    return decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: async (history: VehicleHistory) => {
        const vehicle = inFleetFrom(history);
        return { vehicle, bookings: await this.bookings.openBookings(vehicleId) };
      },
      decide: (facts) => ({ events: [retireVehicle(facts)], statements: [forgetKeys(vehicleId)] }),
      locks: () => [vehicleId],
      constraintMeanings: bookedSince,
    });
  }
}

@Routes('vehicles', 'Vehicles')
export class RetireVehicleController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @AdminOnly()
  @ApiOperation({
    summary: 'Retire a vehicle permanently',
    description: 'Its history stays. Its name can be used again.',
  })
  @AnswersNothing('Retired.')
  @Refuses('VEHICLE_HAS_OPEN_BOOKINGS', 'CHANGED_MEANWHILE')
  retireVehicle(@PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId, @Context() context: CommandContext): Promise<void> {
    return this.commands.execute(new RetireVehicle({ vehicleId, context }));
  }
}
