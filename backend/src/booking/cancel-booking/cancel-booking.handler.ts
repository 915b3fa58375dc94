import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { toBookingResponse, type BookingResponse } from '../booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { cancelBooking, type CancelBooking as Cancellation } from './cancel-booking.decision.js';

export class CancelBooking extends Command<BookingResponse> {
  constructor(
    readonly bookingId: BookingId,
    readonly cancellation: Cancellation,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CancelBooking)
export class CancelBookingHandler implements ICommandHandler<CancelBooking> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, cancellation, context }: CancelBooking): Promise<BookingResponse> {
    return this.decisions.step({
      bookingId,
      context,
      decide: (booking) => ({ event: cancelBooking(booking, cancellation) }),
      answer: (row) =>
        toBookingResponse(row, {
          reader: cancellation.by === 'admin' ? 'administrator' : 'responder',
          now: context.now,
        }),
    });
  }
}
