import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database, query } from '../../../platform/database/index.js';
import { AdminRoutes, ApiPage, mapPage, Now, pageOf, PageQuery, pageRequest } from '../../../platform/http/index.js';
import type { Page, PageRequest } from '../../../platform/http/index.js';
import { type BookingDiaryRow, DIARY_COLUMNS, DIARY_TABLES } from '../booking-diary/booking-diary.query.js';
import { BookingResponse, toBookingResponse } from '../booking-diary/booking.response.js';

type DiscrepantRow = BookingDiaryRow & {
  readonly takenAt: Instant;
  readonly checkInKm: number;
  readonly beforeKm: number;
};

/** Bookings whose reading at check-in is below the vehicle's previous one, both as corrected. Latest check-in first. */
export function odometerDiscrepancies({ limit, after }: PageRequest) {
  const from = `
    SELECT ${DIARY_COLUMNS}, s.taken_at AS "takenAt", s.check_in_km AS "checkInKm", s.before_km AS "beforeKm"
    FROM ${DIARY_TABLES} JOIN odometer_shift s ON s.booking_id = d.booking_id WHERE s.check_in_km < s.before_km`;
  const order = 'ORDER BY s.taken_at DESC, s.booking_id DESC LIMIT $1';
  return query<DiscrepantRow, Page<DiscrepantRow>>(
    after
      ? {
          name: 'odometer-discrepancies.later-page',
          text: `${from} AND (s.taken_at, s.booking_id) < ($2, $3) ${order}`,
          values: [limit + 1, after.at, after.id],
        }
      : { name: 'odometer-discrepancies.first-page', text: `${from} ${order}`, values: [limit + 1] },
    pageOf(limit, ({ takenAt: at, bookingId: id }) => ({ at, id })),
  );
}

/** With the readings that count now, rather than those that were known at the check-in. */
function toDiscrepancy(row: DiscrepantRow, now: Instant): BookingResponse {
  const { checkInKm: checkInMileageKm, beforeKm: odometerLastKm } = row;
  return toBookingResponse({ ...row, checkInMileageKm, odometerLastKm }, { reader: 'administrator', now });
}

@AdminRoutes('admin/odometer-discrepancies', 'Admin: vehicles')
export class ListOdometerDiscrepanciesController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List bookings whose odometer went backwards',
    description:
      "The reading at check-in is below the vehicle's previous one, both as corrected. Latest check-in first; updated within moments of a change.",
  })
  @ApiPage(BookingResponse)
  async listOdometerDiscrepancies(@Query() query: PageQuery, @Now() now: Instant): Promise<Page<BookingResponse>> {
    const page = await this.database.fetch(odometerDiscrepancies(pageRequest(query)));
    return mapPage(page, (row) => toDiscrepancy(row, now));
  }
}
