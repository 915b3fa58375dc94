import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { ActingResponder, Context } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { OpenToTokensForResponders } from '../../platform/http/token-access.decorators.js';
import { BookingResponse } from '../booking-diary/booking.response.js';
import { CancelBooking } from './cancel-booking.handler.js';

@ApiTags('Bookings')
@Controller('bookings')
export class WithdrawBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @OpenToTokensForResponders('bookings:write')
  @ApiOperation({
    summary: 'Withdraw your own booking',
    description: 'While it is pending or approved; its hours are free again.',
  })
  @ApiOkResponse({ description: 'The booking, cancelled.', type: BookingResponse })
  @Refuses('INVALID_TRANSITION', 'BOOKING_CHANGED_MEANWHILE')
  withdrawBooking(
    @Param('id', new UuidPipe<BookingId>('BOOKING_NOT_FOUND')) id: BookingId,
    @ActingResponder() responderId: ResponderId,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(new CancelBooking(id, { by: 'responder', responderId }, context));
  }
}
