import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { BookingResponse } from '../booking-diary/booking.response.js';
import { RejectBooking } from '../reject-booking/reject-booking.handler.js';
import { DecideBookingDto } from './approve-booking.dto.js';
import { ApproveBooking } from './approve-booking.handler.js';

@ApiTags('Admin: bookings')
@Controller('admin/bookings')
@AdminOnly()
export class ApproveBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/approve')
  @ApiOperation({
    summary: 'Approve or reject a pending booking',
    description:
      'With `approved: false` the booking is rejected and the notes are the reason that its responder reads.',
  })
  @ApiOkResponse({ description: 'The booking, approved or rejected.', type: BookingResponse })
  @Refuses('INVALID_TRANSITION', 'START_HAS_PASSED', 'VEHICLE_UNAVAILABLE', 'BOOKING_CHANGED_MEANWHILE')
  approveBooking(
    @Param('id', new UuidPipe<BookingId>('BOOKING_NOT_FOUND')) id: BookingId,
    @Body() { approved, adminNotes }: DecideBookingDto,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    const notes = adminNotes || null;
    return this.commands.execute(
      approved ? new ApproveBooking(id, notes, context) : new RejectBooking(id, notes, context),
    );
  }
}
