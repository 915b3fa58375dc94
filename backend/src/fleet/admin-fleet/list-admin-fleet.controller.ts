import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Database } from '../../platform/database/index.js';
import { AdminRoutes, Answers, OpenToTokens } from '../../platform/http/index.js';
import { adminFleet, FleetVehicleResponse, toFleetVehicle } from './fleet-vehicle.response.js';

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class ListAdminFleetController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('fleet:read')
  @ApiOperation({
    summary: 'List the fleet for administrators',
    description: 'By name, with maintenance, the time of the last readings, and the number of open damage reports.',
  })
  @Answers([FleetVehicleResponse], 'Every vehicle, by name.')
  async listAdminFleet(): Promise<FleetVehicleResponse[]> {
    return (await this.database.fetch(adminFleet())).map(toFleetVehicle);
  }
}
