import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import { toBookingResponse, type BookingResponse } from '../../views/booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import type { SeenBooking } from '../booking-seen.js';
import { rejectBooking } from './reject-booking.decision.js';

export class RejectBooking extends commandOf<
  { bookingId: BookingId; reason: string | null; seen?: SeenBooking | undefined },
  BookingResponse
>() {}

@CommandHandler(RejectBooking)
export class RejectBookingHandler implements ICommandHandler<RejectBooking> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, reason, seen, context }: RejectBooking): Promise<BookingResponse> {
    return this.decisions.step({
      bookingId,
      context,
      decide: (booking) => ({ event: rejectBooking(booking, { reason, seen }, context) }),
      answer: (row) => toBookingResponse(row, { reader: 'administrator', now: context.now }),
    });
  }
}
