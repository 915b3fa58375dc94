import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Database } from '../../../platform/database/index.js';
import { ApiPage, mapPage, PageQuery, pageRequest, Routes, SignedInPerson } from '../../../platform/http/index.js';
import type { Page, Person } from '../../../platform/http/index.js';
import { activityPage } from './activity-page.query.js';
import { ActivityResponse, toActivity } from './activity.response.js';

@Routes('activity', 'Bookings')
export class ListActivityController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List your recent activity',
    description: 'What happened to your bookings and your license, newest first. New entries appear within moments.',
  })
  @ApiPage(ActivityResponse)
  async listActivity(
    @Query() query: PageQuery,
    @SignedInPerson() { responderId, zone }: Person,
  ): Promise<Page<ActivityResponse>> {
    const page = await this.database.fetch(activityPage(responderId, pageRequest(query)));
    return mapPage(page, (row) => toActivity(row, zone));
  }
}
