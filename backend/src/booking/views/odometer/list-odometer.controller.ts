import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { VehicleId } from '@rigbook/contracts/kernel';
import {
  AdminRoutes,
  ApiPage,
  CalledBy,
  type Caller,
  type Page,
  PageQuery,
  pageRequest,
  PathId,
} from '../../../platform/http/index.js';
import { OdometerLedger } from './odometer-ledger.js';
import { OdometerShiftResponse } from './odometer.response.js';

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class ListOdometerController {
  constructor(private readonly ledger: OdometerLedger) {}

  @Get(':id/odometer')
  @ApiOperation({
    summary: "Read a vehicle's odometer",
    description:
      'Its shifts with their readings, as corrected and as they were read, what people said about those, and the kilometers between them that no shift accounts for. Latest first; updated within moments of a change.',
  })
  @ApiPage(OdometerShiftResponse)
  listOdometer(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @Query() query: PageQuery,
    @CalledBy() caller: Caller,
  ): Promise<Page<OdometerShiftResponse>> {
    return this.ledger.page({ vehicleId }, pageRequest(query), caller);
  }
}
