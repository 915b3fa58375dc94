import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Public } from '../../platform/http/access.decorators.js';
import { SignedInOrVisitor } from '../../platform/http/context.decorator.js';
import type { Caller } from '../../platform/http/rigbook-request.js';
import { wholeFleet } from './vehicle-list.query.js';
import { toVehicle, toVehicleForVisitors, VehicleResponse } from './vehicle.response.js';

@ApiTags('Vehicles')
@Controller('vehicles')
export class ListVehiclesController {
  constructor(private readonly database: Database) {}

  @Get()
  @Public()
  @ApiOperation({
    summary: 'The fleet, by name',
    description: 'Open to visitors, who get neither location nor fuel nor mileage.',
  })
  @ApiOkResponse({ type: [VehicleResponse] })
  async listVehicles(@SignedInOrVisitor() caller: Caller | undefined): Promise<VehicleResponse[]> {
    const rows = await this.database.fetch(wholeFleet());
    return rows.map(caller ? toVehicle : toVehicleForVisitors);
  }
}
