import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { Database } from '../../platform/database/database.js';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { vehicleFacts } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { toBookingResponse, type BookingResponse } from '../booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { approveBooking } from './approve-booking.decision.js';

export class ApproveBooking extends Command<BookingResponse> {
  constructor(
    readonly bookingId: BookingId,
    readonly adminNotes: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ApproveBooking)
export class ApproveBookingHandler implements ICommandHandler<ApproveBooking> {
  constructor(
    private readonly decisions: BookingDecisions,
    private readonly database: Database,
  ) {}

  execute({ bookingId, adminNotes, context }: ApproveBooking): Promise<BookingResponse> {
    const { now } = context;
    return this.decisions.step({
      bookingId,
      context,
      facts: async (_booking, { vehicleId }) => {
        const vehicle = await this.database.fetch(vehicleFacts(vehicleId));
        if (!vehicle) throw new Error('a vehicle with an open booking is never retired');
        return { now, vehicle };
      },
      decide: (booking, facts) => ({ event: approveBooking(booking, { adminNotes }, facts) }),
      answer: (row) => toBookingResponse(row, { reader: 'administrator', now }),
    });
  }
}
