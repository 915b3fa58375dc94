import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { REFUSED_REQUEST_KEPT_DAYS } from '@rigbook/contracts/booking/requesting/refused-request.words';
import { Database } from '../../../platform/database/index.js';
import { ApiPage, mapPage, PageQuery, pageRequest, Routes, SignedInPerson } from '../../../platform/http/index.js';
import type { Page, Person } from '../../../platform/http/index.js';
import { RefusedRequestResponse, toRefusedRequest } from './refused-request.response.js';
import { refusedRequestsPage } from './refused-requests-page.query.js';

@Routes('bookings/refused', 'Bookings')
export class ListOwnRefusedRequestsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List your refused requests',
    description: `Your requests for a vehicle that were refused, with the reason, latest first. Kept for ${REFUSED_REQUEST_KEPT_DAYS} days.`,
  })
  @ApiPage(RefusedRequestResponse)
  async listOwnRefusedRequests(
    @Query() query: PageQuery,
    @SignedInPerson() { responderId, zone }: Person,
  ): Promise<Page<RefusedRequestResponse>> {
    const page = await this.database.fetch(refusedRequestsPage({ responderId }, pageRequest(query)));
    return mapPage(page, (row) => toRefusedRequest(row, zone));
  }
}
