import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Database } from '../../platform/database/index.js';
import { type Caller, OpenToTokens, Public, SignedInOrVisitor } from '../../platform/http/index.js';
import { toVehicle, toVehicleForVisitors, VehicleResponse, wholeFleet } from './vehicle.response.js';

@ApiTags('Vehicles')
@Controller('vehicles')
export class ListVehiclesController {
  constructor(private readonly database: Database) {}

  @Get()
  @Public()
  @OpenToTokens('fleet:read')
  @ApiOperation({
    summary: 'The fleet, by name',
    description: 'Open to visitors, who get neither location nor fuel nor mileage.',
  })
  @ApiOkResponse({
    description: 'Every vehicle, by name; for visitors without what they are not told.',
    type: [VehicleResponse],
  })
  async listVehicles(@SignedInOrVisitor() caller: Caller | undefined): Promise<VehicleResponse[]> {
    const rows = await this.database.fetch(wholeFleet());
    return rows.map(caller ? toVehicle : toVehicleForVisitors);
  }
}
