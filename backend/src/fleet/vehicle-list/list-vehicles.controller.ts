import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Database } from '../../platform/database/index.js';
import { Answers, type Caller, OpenToTokens, Public, Routes, SignedInOrVisitor } from '../../platform/http/index.js';
import { toVehicle, toVehicleForVisitors, VehicleResponse, wholeFleet } from './vehicle.response.js';

@Routes('vehicles', 'Vehicles')
export class ListVehiclesController {
  constructor(private readonly database: Database) {}

  @Get()
  @Public()
  @OpenToTokens('fleet:read')
  @ApiOperation({
    summary: 'List the fleet by name',
    description: 'Open to visitors, but without location, fuel and mileage.',
  })
  @Answers([VehicleResponse], 'All vehicles, by name, with limited details for visitors.')
  async listVehicles(@SignedInOrVisitor() caller: Caller | undefined): Promise<VehicleResponse[]> {
    const rows = await this.database.fetch(wholeFleet());
    return rows.map(caller ? toVehicle : toVehicleForVisitors);
  }
}
