import { Body, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type FleetRole, type VehicleStatus, vehicleStatuses } from '@rigbook/contracts/fleet/fleet.words';
import { type Instant, textLimits, type VehicleId } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../platform/event-store/index.js';
import { Optional, OptionalOrNull, TakesInstant, TakesOneOf, TakesText } from '../../platform/fields/index.js';
import { AdminOnly, Answers, Context, PathId, Refuses, Routes } from '../../platform/http/index.js';
import { TakesTurnRound } from '../../settings/turn-round.field.js';
import { AllowedRoles, VehicleLocation, VehicleName, VehiclePlateNumber, VehicleType } from '../vehicle-fields.js';
import { VehicleResponse } from '../vehicle-list/vehicle.response.js';
import type { VehicleChanges } from './change-vehicle.decision.js';
import { ChangeVehicle } from './change-vehicle.handler.js';

/** Omitted fields stay as they are. */
@ApiSchema({ name: 'ChangeVehicle' })
export class ChangeVehicleDto implements VehicleChanges {
  @Optional() @VehicleName() name?: string;
  @Optional() @VehicleType() type?: string;
  @Optional() @VehicleLocation() location?: string;
  @Optional() @AllowedRoles() allowedRoles?: FleetRole[];
  @Optional() @VehiclePlateNumber() plateNumber?: string;
  @OptionalOrNull() @TakesTurnRound() turnRoundMinutes?: number | null;

  @Optional()
  @TakesOneOf(vehicleStatuses, 'VehicleStatus', `status must be one of: ${vehicleStatuses.join(', ')}.`, {
    description: '`in_use` is accepted only for a vehicle in use, and changes nothing.',
  })
  status?: VehicleStatus;

  @OptionalOrNull()
  @TakesInstant({
    description: 'Expected end of maintenance; null if unknown.',
    example: '2026-11-24T08:00:00.000Z',
  })
  availableFrom?: Instant | null;

  @OptionalOrNull()
  @TakesText(textLimits.reason, { description: 'Reason for maintenance; for administrators.', example: 'Brakes' })
  reason?: string | null;
}

@Routes('vehicles', 'Vehicles')
export class ChangeVehicleController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id')
  @AdminOnly()
  @ApiOperation({
    summary: "Change a vehicle's details or status",
    description: 'While a shift has the vehicle, a new status takes effect at checkout.',
  })
  @Answers(VehicleResponse, 'The changed vehicle.')
  @Refuses('VEHICLE_NAME_TAKEN', 'PLATE_NUMBER_TAKEN', 'VEHICLE_STATUS_DERIVED', 'CHANGED_MEANWHILE')
  changeVehicle(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @Body() changes: ChangeVehicleDto,
    @Context() context: CommandContext,
  ): Promise<VehicleResponse> {
    return this.commands.execute(new ChangeVehicle({ vehicleId, changes, context }));
  }
}
