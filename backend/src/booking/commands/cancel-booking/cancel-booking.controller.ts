import { Body, Delete } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiBody, ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type BookingId, type ResponderId, textLimits } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import { OptionalOrNull, TakesText } from '../../../platform/fields/index.js';
import {
  ActingResponder,
  AdminRoutes,
  Answers,
  Context,
  OpenToTokensForResponders,
  PathId,
  Refuses,
  Routes,
} from '../../../platform/http/index.js';
import { BookingDecisions } from '../booking-decisions.js';
import { BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { endRequest } from '../extend-booking/extension-request.decision.js';
import { cancelBooking, type CancelBooking as Cancellation } from './cancel-booking.decision.js';

@ApiSchema({ name: 'CancelBooking' })
export class CancelBookingDto {
  @OptionalOrNull() @TakesText(textLimits.reason, 'The vehicle is needed elsewhere.') reason?: string | null;
}

export class CancelBooking extends commandOf<{ bookingId: BookingId; cancellation: Cancellation }, BookingResponse>() {}

@CommandHandler(CancelBooking)
export class CancelBookingHandler implements ICommandHandler<CancelBooking> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, cancellation, context }: CancelBooking): Promise<BookingResponse> {
    return this.decisions.step({
      bookingId,
      context,
      decide: (booking) => ({
        before: endRequest(booking, 'cancelled'),
        event: cancelBooking(booking, cancellation, context),
      }),
      answer: (row) =>
        toBookingResponse(row, {
          reader: cancellation.by === 'admin' ? 'administrator' : 'responder',
          now: context.now,
        }),
    });
  }
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class CancelBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @ApiOperation({
    summary: 'Cancel a booking',
    description: 'A pending, approved or active booking. An active one ends and its vehicle is available again.',
  })
  @ApiBody({ type: CancelBookingDto, required: false })
  @Answers(BookingResponse, 'The booking, cancelled.')
  @Refuses('INVALID_TRANSITION', 'BOOKING_CHANGED_MEANWHILE')
  cancelBooking(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @Body() { reason }: CancelBookingDto,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(
      new CancelBooking({ bookingId: id, cancellation: { by: 'admin', reason: reason || null }, context }),
    );
  }
}

@Routes('bookings', 'Bookings')
export class WithdrawBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @OpenToTokensForResponders('bookings:write')
  @ApiOperation({
    summary: 'Withdraw your booking',
    description: 'Possible while it is pending or approved. Its hours are free again.',
  })
  @Answers(BookingResponse, 'The booking, cancelled.')
  @Refuses('INVALID_TRANSITION', 'BOOKING_CHANGED_MEANWHILE')
  withdrawBooking(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @ActingResponder() responderId: ResponderId,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(
      new CancelBooking({ bookingId: id, cancellation: { by: 'responder', responderId }, context }),
    );
  }
}
