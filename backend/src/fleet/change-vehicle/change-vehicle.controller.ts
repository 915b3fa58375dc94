import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { VehicleResponse } from '../vehicle-list/vehicle.response.js';
import { ChangeVehicleDto } from './change-vehicle.dto.js';
import { ChangeVehicle } from './change-vehicle.handler.js';

@ApiTags('Vehicles')
@Controller('vehicles')
export class ChangeVehicleController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id')
  @AdminOnly()
  @ApiOperation({
    summary: "Change a vehicle's details or take it in and out of service",
    description: 'A status change while a shift has the vehicle shows once it is checked out.',
  })
  @ApiOkResponse({ description: 'The vehicle as changed.', type: VehicleResponse })
  @Refuses('VEHICLE_NAME_TAKEN', 'PLATE_NUMBER_TAKEN', 'VEHICLE_STATUS_DERIVED', 'CHANGED_MEANWHILE')
  changeVehicle(
    @Param('id', new UuidPipe<VehicleId>('VEHICLE_NOT_FOUND')) vehicleId: VehicleId,
    @Body() changes: ChangeVehicleDto,
    @Context() context: CommandContext,
  ): Promise<VehicleResponse> {
    return this.commands.execute(new ChangeVehicle(vehicleId, changes, context));
  }
}
