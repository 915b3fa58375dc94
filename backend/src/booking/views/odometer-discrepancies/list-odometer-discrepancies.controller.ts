import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database, query } from '../../../platform/database/index.js';
import { AdminRoutes, ApiPage, mapPage, Now, pageOf, PageQuery, pageRequest } from '../../../platform/http/index.js';
import type { Page, PageRequest } from '../../../platform/http/index.js';
import { type BookingDiaryRow, DIARY_COLUMNS, DIARY_TABLES } from '../booking-diary/booking-diary.query.js';
import { BookingResponse, toBookingResponse } from '../booking-diary/booking.response.js';

type CheckedInRow = BookingDiaryRow & { readonly checkedInAt: Instant };

/** Bookings whose reading at check-in was below the vehicle's previous one, latest check-in first. */
export function odometerDiscrepancies({ limit, after }: PageRequest) {
  const from = `SELECT ${DIARY_COLUMNS} FROM ${DIARY_TABLES} WHERE d.odometer_last_km IS NOT NULL`;
  const order = 'ORDER BY d.checked_in_at DESC, d.booking_id DESC LIMIT $1';
  return query<CheckedInRow, Page<CheckedInRow>>(
    after
      ? {
          name: 'odometer-discrepancies.later-page',
          text: `${from} AND (d.checked_in_at, d.booking_id) < ($2, $3) ${order}`,
          values: [limit + 1, after.at, after.id],
        }
      : { name: 'odometer-discrepancies.first-page', text: `${from} ${order}`, values: [limit + 1] },
    pageOf(limit, ({ checkedInAt: at, bookingId: id }) => ({ at, id })),
  );
}

@AdminRoutes('admin/odometer-discrepancies', 'Admin: vehicles')
export class ListOdometerDiscrepanciesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List bookings whose odometer went backwards',
    description: "The reading at check-in was below the vehicle's previous one. Latest check-in first.",
  })
  @ApiPage(BookingResponse)
  async listOdometerDiscrepancies(@Query() query: PageQuery, @Now() now: Instant): Promise<Page<BookingResponse>> {
    const page = await this.database.fetch(odometerDiscrepancies(pageRequest(query)));
    return mapPage(page, (row) => toBookingResponse(row, { reader: 'administrator', now }));
  }
}
