import { Body, Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { BookingResponse } from '../booking-diary/booking.response.js';
import { CancelBookingDto } from './cancel-booking.dto.js';
import { CancelBooking } from './cancel-booking.handler.js';

@ApiTags('Admin: bookings')
@Controller('admin/bookings')
@AdminOnly()
export class CancelBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @ApiOperation({
    summary: 'Cancel a booking',
    description: 'From pending, approved or active; an active one ends and its vehicle is free again.',
  })
  @ApiBody({ type: CancelBookingDto, required: false })
  @ApiOkResponse({ description: 'The booking, cancelled.', type: BookingResponse })
  @Refuses('INVALID_TRANSITION', 'BOOKING_CHANGED_MEANWHILE')
  cancelBooking(
    @Param('id', new UuidPipe<BookingId>('BOOKING_NOT_FOUND')) id: BookingId,
    @Body() { reason }: CancelBookingDto,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(new CancelBooking(id, { by: 'admin', reason: reason || null }, context));
  }
}
