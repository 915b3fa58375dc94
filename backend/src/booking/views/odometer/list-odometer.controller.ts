import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import {
  AdminRoutes,
  ApiPage,
  mapPage,
  type Page,
  PageQuery,
  pageRequest,
  PathId,
} from '../../../platform/http/index.js';
import { odometerPage } from './odometer.query.js';
import { OdometerShiftResponse, toOdometerShift } from './odometer.response.js';

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class ListOdometerController {
  constructor(private readonly database: Database) {}

  @Get(':id/odometer')
  @ApiOperation({
    summary: "Read a vehicle's odometer",
    description:
      'Its shifts with their readings, as corrected and as they were read, and the kilometers between them that no shift accounts for. Latest first; updated within moments of a change.',
  })
  @ApiPage(OdometerShiftResponse)
  async listOdometer(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @Query() query: PageQuery,
  ): Promise<Page<OdometerShiftResponse>> {
    return mapPage(await this.database.fetch(odometerPage({ vehicleId }, pageRequest(query))), toOdometerShift);
  }
}
