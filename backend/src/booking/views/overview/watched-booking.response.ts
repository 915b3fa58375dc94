import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { BookingResponse, toBookingResponse } from '../booking-diary/booking.response.js';
import type { WatchedRow } from './watched-bookings.query.js';

@ApiSchema({ name: 'WatchedBooking' })
export class WatchedBookingResponse extends BookingResponse {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '0500000101',
    description: 'Of its responder; null once erased.',
  })
  phoneNumber!: string | null;
}

@ApiSchema({ name: 'OverviewNow' })
export class OverviewNowResponse {
  @ApiProperty({
    type: [WatchedBookingResponse],
    description: 'Shifts under way, the one due first before all: those that are overdue stand at the beginning.',
  })
  out!: WatchedBookingResponse[];
  @ApiProperty({
    type: [WatchedBookingResponse],
    description: 'Start within the hour, or should have started, and still wait for a decision or a signature.',
  })
  notReady!: WatchedBookingResponse[];
}

export const toWatchedBooking = (row: WatchedRow, now: Instant): WatchedBookingResponse => ({
  ...toBookingResponse(row, { reader: 'administrator', now }),
  phoneNumber: row.phoneNumber,
});
