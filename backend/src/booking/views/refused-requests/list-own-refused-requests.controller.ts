import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { REFUSED_REQUEST_KEPT_DAYS } from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { FastifyReply } from 'fastify';
import { Database } from '../../../platform/database/index.js';
import { ApiPage, linkNextPage, PageQuery, pageRequest, SignedInPerson } from '../../../platform/http/index.js';
import type { Person, RigbookRequest } from '../../../platform/http/index.js';
import { RefusedRequestResponse, toRefusedRequest } from './refused-request.response.js';
import { placeOfRefusal, refusedRequestsPage } from './refused-requests-page.query.js';

@ApiTags('Bookings')
@Controller('bookings/refused')
export class ListOwnRefusedRequestsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List your own refused requests',
    description: `Which of your requests for a vehicle were refused and why, latest first. Kept for ${REFUSED_REQUEST_KEPT_DAYS} days.`,
  })
  @ApiPage(RefusedRequestResponse)
  async listOwnRefusedRequests(
    @Query() query: PageQuery,
    @SignedInPerson() { responderId, zone }: Person,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefusedRequestResponse[]> {
    const page = await this.database.fetch(refusedRequestsPage({ responderId }, pageRequest(query)));
    linkNextPage({ request, reply }, page, placeOfRefusal);
    return page.rows.map((row) => toRefusedRequest(row, zone));
  }
}
