import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { RetireVehicle } from './retire-vehicle.handler.js';

@ApiTags('Vehicles')
@Controller('vehicles')
export class RetireVehicleController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @AdminOnly()
  @HttpCode(204)
  @ApiOperation({ summary: 'Retire a vehicle for good', description: 'Its history stays; its name becomes free.' })
  @ApiNoContentResponse({ description: 'Retired.' })
  @Refuses('VEHICLE_HAS_OPEN_BOOKINGS', 'CHANGED_MEANWHILE')
  retireVehicle(
    @Param('id', new UuidPipe<VehicleId>('VEHICLE_NOT_FOUND')) vehicleId: VehicleId,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new RetireVehicle(vehicleId, context));
  }
}
