import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import {
  REFUSED_REQUEST_KEPT_DAYS,
  type RequestRefusalCode,
  requestRefusalCodes,
} from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { Instant, VehicleId } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { Optional, TakesId, TakesInstant, TakesOneOf, Text } from '../../../platform/fields/index.js';
import { AdminRoutes, ApiPage, mapPage, PageQuery, pageRequest, CalledBy } from '../../../platform/http/index.js';
import type { Caller, Page } from '../../../platform/http/index.js';
import { RefusedRequestResponse, toRefusedRequest } from './refused-request.response.js';
import { refusedRequestsPage } from './refused-requests-page.query.js';

class ListRefusedRequestsQuery extends PageQuery {
  @Optional()
  @TakesOneOf(requestRefusalCodes, 'RequestRefusalCode', 'code must be a reason for refusing requests.')
  code?: RequestRefusalCode;

  @Optional() @TakesId('vehicleId must be the id of a vehicle.') vehicleId?: VehicleId;
  @Optional() @Text('101') @Matches(/^\d{3}$/, { message: 'unitNumber must be 3 digits.' }) unitNumber?: string;
  @Optional() @TakesInstant({ description: 'Refused at or after this time.' }) from?: Instant;
  @Optional() @TakesInstant({ description: 'Refused before this time.' }) to?: Instant;
}

@AdminRoutes('admin/refused-requests', 'Admin: bookings')
export class ListRefusedRequestsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List refused requests',
    description: `Requests for a vehicle that were refused, with the reason, latest first. All filters are optional. Kept for ${REFUSED_REQUEST_KEPT_DAYS} days.`,
  })
  @ApiPage(RefusedRequestResponse)
  async listRefusedRequests(
    @Query() query: ListRefusedRequestsQuery,
    @CalledBy() { zone }: Caller,
  ): Promise<Page<RefusedRequestResponse>> {
    const page = await this.database.fetch(refusedRequestsPage(query, pageRequest(query)));
    return mapPage(page, (row) => toRefusedRequest(row, zone));
  }
}
