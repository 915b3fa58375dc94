import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { REFUSED_REQUEST_KEPT_DAYS } from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { FastifyReply } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { SignedIn } from '../../../platform/http/context.decorator.js';
import { ApiPage, linkNextPage, pageRequest } from '../../../platform/http/page.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { RigbookRequest } from '../../../platform/http/rigbook-request.js';
import { ListRefusedRequestsQuery } from './list-refused-requests.dto.js';
import { RefusedRequestResponse, toRefusedRequest } from './refused-request.response.js';
import { placeOfRefusal, refusedRequestsPage } from './refused-requests-page.query.js';

@ApiTags('Admin: bookings')
@Controller('admin/refused-requests')
@AdminOnly()
export class ListRefusedRequestsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List refused requests',
    description: `Whose requests for a vehicle were refused and why, latest first, narrowed by what is given. Kept for ${REFUSED_REQUEST_KEPT_DAYS} days.`,
  })
  @ApiPage(RefusedRequestResponse)
  async listRefusedRequests(
    @Query() query: ListRefusedRequestsQuery,
    @SignedIn() { zone }: Caller,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RefusedRequestResponse[]> {
    const page = await this.database.fetch(refusedRequestsPage(query, pageRequest(query)));
    linkNextPage({ request, reply }, page, placeOfRefusal);
    return page.rows.map((row) => toRefusedRequest(row, zone));
  }
}
