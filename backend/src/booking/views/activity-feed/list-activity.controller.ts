import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../../platform/database/index.js';
import { ApiPage, linkNextPage, PageQuery, pageRequest, SignedInPerson } from '../../../platform/http/index.js';
import type { Person, RigbookRequest } from '../../../platform/http/index.js';
import { activityPage, placeInFeed } from './activity-page.query.js';
import { ActivityResponse, toActivity } from './activity.response.js';

@ApiTags('Bookings')
@Controller('activity')
export class ListActivityController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List what happened to you lately',
    description: 'Newest first: your bookings and your licence. It follows a change within moments, not within it.',
  })
  @ApiPage(ActivityResponse)
  async listActivity(
    @Query() query: PageQuery,
    @SignedInPerson() { responderId, zone }: Person,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActivityResponse[]> {
    const page = await this.database.fetch(activityPage(responderId, pageRequest(query)));
    linkNextPage({ request, reply }, page, placeInFeed);
    return page.rows.map((row) => toActivity(row, zone));
  }
}
