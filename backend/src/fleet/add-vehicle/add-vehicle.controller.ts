import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { decide } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { Optional, OptionalOrNull } from '../../platform/fields/index.js';
import { AdminOnly, AnswersCreated, Context, Idempotent, Refuses, Routes } from '../../platform/http/index.js';
import { Ids } from '../../platform/time/ids.js';
import { TakesTurnRound } from '../../settings/turn-round.field.js';
import { nameOrPlateTaken } from '../fleet.constraints.js';
import { AllowedRoles, VehicleLocation, VehicleName, VehiclePlateNumber, VehicleType } from '../vehicle-fields.js';
import { VehicleResponse } from '../vehicle-list/vehicle.response.js';
import { VEHICLE_STREAM, type VehicleAdded, type VehicleDetails } from '../vehicle.events.js';

@ApiSchema({ name: 'AddVehicle' })
export class AddVehicleDto implements VehicleDetails {
  @VehicleName() name!: string;
  @VehicleType() type!: string;
  @VehicleLocation() location!: string;
  @AllowedRoles() allowedRoles!: FleetRole[];
  @Optional() @VehiclePlateNumber() plateNumber?: string;
  @OptionalOrNull() @TakesTurnRound() turnRoundMinutes?: number | null;
}

export class AddVehicle extends commandOf<{ details: VehicleDetails }, VehicleResponse>() {}

@CommandHandler(AddVehicle)
export class AddVehicleHandler implements ICommandHandler<AddVehicle> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  /** @throws Refusal VEHICLE_NAME_TAKEN, PLATE_NUMBER_TAKEN */
  async execute({ details, context }: AddVehicle): Promise<VehicleResponse> {
    const id = this.ids.newId() as VehicleId;
    const { name, type, location, allowedRoles, turnRoundMinutes = null } = details;
    const described = { name, type, location, allowedRoles, plateNumber: details.plateNumber || null };
    const turnRound = turnRoundMinutes === null ? {} : { turnRoundMinutes };
    const added: VehicleAdded = { type: 'VehicleAdded', data: { ...described, ...turnRound } };
    const body: VehicleResponse = {
      id,
      ...described,
      status: 'available',
      availableFrom: null,
      fuelLevel: null,
      mileage: null,
      papersEnd: null,
    };
    return decide(this.events, {
      context,
      stream: { id, type: VEHICLE_STREAM, isNew: true },
      decide: () => ({ events: [added] }),
      constraintMeanings: nameOrPlateTaken(added.data),
      answer: () => body,
      status: 201,
    });
  }
}

@Routes('vehicles', 'Vehicles')
export class AddVehicleController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AdminOnly()
  @Idempotent()
  @ApiOperation({ summary: 'Add a vehicle to the fleet' })
  @AnswersCreated(VehicleResponse, 'The vehicle that was added.')
  @Refuses('VEHICLE_NAME_TAKEN', 'PLATE_NUMBER_TAKEN')
  addVehicle(@Body() details: AddVehicleDto, @Context() context: CommandContext): Promise<VehicleResponse> {
    return this.commands.execute(new AddVehicle({ details, context }));
  }
}
