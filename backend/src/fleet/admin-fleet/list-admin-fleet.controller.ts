import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/index.js';
import { AdminOnly, OpenToTokens } from '../../platform/http/index.js';
import { adminFleet, FleetVehicleResponse, toFleetVehicle } from './fleet-vehicle.response.js';

@ApiTags('Admin: vehicles')
@Controller('admin/vehicles')
@AdminOnly()
export class ListAdminFleetController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('fleet:read')
  @ApiOperation({
    summary: 'The fleet as administrators look after it, by name',
    description: 'With maintenance, when fuel and mileage were read, and how much damage is open.',
  })
  @ApiOkResponse({ description: 'Every vehicle, by name.', type: [FleetVehicleResponse] })
  async listAdminFleet(): Promise<FleetVehicleResponse[]> {
    return (await this.database.fetch(adminFleet())).map(toFleetVehicle);
  }
}
