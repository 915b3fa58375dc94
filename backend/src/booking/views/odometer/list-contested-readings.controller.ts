import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { Optional, TakesId } from '../../../platform/fields/index.js';
import {
  AdminRoutes,
  ApiPage,
  CalledBy,
  type Caller,
  type Page,
  PageQuery,
  pageRequest,
} from '../../../platform/http/index.js';
import { OdometerLedger } from './odometer-ledger.js';
import { OdometerShiftResponse } from './odometer.response.js';

class ListContestedReadingsQuery extends PageQuery {
  @Optional() @TakesId('vehicleId must be the id of a vehicle.') vehicleId?: VehicleId;
}

@AdminRoutes('admin/contested-readings', 'Admin: vehicles')
export class ListContestedReadingsController {
  constructor(private readonly ledger: OdometerLedger) {}

  @Get()
  @ApiOperation({
    summary: 'List readings that somebody contests',
    description:
      'Shifts with a reading of the odometer that is contested and not yet settled. Latest first; updated within moments of a change.',
  })
  @ApiPage(OdometerShiftResponse)
  listContestedReadings(
    @Query() { vehicleId, ...page }: ListContestedReadingsQuery,
    @CalledBy() caller: Caller,
  ): Promise<Page<OdometerShiftResponse>> {
    return this.ledger.page({ vehicleId, isContested: true }, pageRequest(page), caller);
  }
}
