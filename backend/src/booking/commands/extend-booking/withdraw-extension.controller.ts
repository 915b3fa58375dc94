import { Delete } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import {
  Answers,
  Context,
  PathId,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { withdrawExtension } from './extension-request.decision.js';

export class WithdrawExtension extends commandOf<
  { bookingId: BookingId; responderId: ResponderId },
  BookingResponse
>() {}

@CommandHandler(WithdrawExtension)
export class WithdrawExtensionHandler implements ICommandHandler<WithdrawExtension> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, responderId, context }: WithdrawExtension): Promise<BookingResponse> {
    return this.decisions.step({
      bookingId,
      context,
      decide: (booking) => ({ event: withdrawExtension(booking, responderId) }),
      answer: (row) => toBookingResponse(row, { reader: 'responder', now: context.now }),
    });
  }
}

@Routes('bookings', 'Bookings')
export class WithdrawExtensionController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id/extension')
  @ApiOperation({
    summary: 'Withdraw your request for an extension',
    description: 'While it waits for an administrator. The hours asked for are free again.',
  })
  @Answers(BookingResponse, 'The booking, which ends as it did.')
  @Refuses('NO_EXTENSION_WAITS', 'BOOKING_CHANGED_MEANWHILE')
  withdrawExtension(
    @PathId('BOOKING_NOT_FOUND') bookingId: BookingId,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(new WithdrawExtension({ bookingId, responderId, context }));
  }
}
