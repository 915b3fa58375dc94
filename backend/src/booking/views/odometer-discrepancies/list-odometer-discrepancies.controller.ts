import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { ApiPage, linkNextPage, PageQuery, pageRequest } from '../../../platform/http/page.js';
import type { RigbookRequest } from '../../../platform/http/rigbook-request.js';
import { BookingResponse, toBookingResponse } from '../booking-diary/booking.response.js';
import { odometerDiscrepancies, placeInDiscrepancies } from './odometer-discrepancies.query.js';

@ApiTags('Admin: vehicles')
@Controller('admin/odometer-discrepancies')
@AdminOnly()
export class ListOdometerDiscrepanciesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List the bookings whose odometer ran backwards',
    description: 'Check-in showed fewer kilometres than the vehicle had before; latest check-in first.',
  })
  @ApiPage(BookingResponse)
  async listOdometerDiscrepancies(
    @Query() query: PageQuery,
    @Req() request: RigbookRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingResponse[]> {
    const page = await this.database.fetch(odometerDiscrepancies(pageRequest(query)));
    linkNextPage({ request, reply }, page, placeInDiscrepancies);
    return page.rows.map((row) => toBookingResponse(row, { reader: 'administrator', now: request.receivedAt }));
  }
}
