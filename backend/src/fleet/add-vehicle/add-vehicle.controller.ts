import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context } from '../../platform/http/context.decorator.js';
import { Idempotent } from '../../platform/http/idempotency.interceptor.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { VehicleResponse } from '../vehicle-list/vehicle.response.js';
import { AddVehicleDto } from './add-vehicle.dto.js';
import { AddVehicle } from './add-vehicle.handler.js';

@ApiTags('Vehicles')
@Controller('vehicles')
export class AddVehicleController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @AdminOnly()
  @Idempotent()
  @ApiOperation({ summary: 'Add a vehicle to the fleet' })
  @ApiCreatedResponse({ description: 'The vehicle that was added.', type: VehicleResponse })
  @Refuses('VEHICLE_NAME_TAKEN', 'PLATE_NUMBER_TAKEN')
  addVehicle(@Body() details: AddVehicleDto, @Context() context: CommandContext): Promise<VehicleResponse> {
    return this.commands.execute(new AddVehicle(details, context));
  }
}
