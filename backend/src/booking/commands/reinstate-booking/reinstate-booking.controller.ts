import { Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { type BookingId, elapsedHours, type Zone } from '@rigbook/contracts/kernel';
import { lockWithPapers } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Database } from '../../../platform/database/index.js';
import { Refusal } from '../../../platform/decisions/index.js';
import type { CommandContext } from '../../../platform/event-store/index.js';
import {
  AdminRoutes,
  Answers,
  CalledBy,
  type Caller,
  Context,
  Idempotent,
  PathId,
  Refuses,
} from '../../../platform/http/index.js';
import { BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { requested } from '../booking.transitions.js';
import { changeFacts } from '../request-booking/request-facts.query.js';
import { asAskedBy } from '../request-booking/request-booking.handler.js';
import { reinstateBooking } from './reinstate-booking.decision.js';

export class ReinstateBooking extends commandOf<{ bookingId: BookingId; zone: Zone }, BookingResponse>() {}

@CommandHandler(ReinstateBooking)
export class ReinstateBookingHandler implements ICommandHandler<ReinstateBooking> {
  constructor(
    private readonly decisions: BookingDecisions,
    private readonly database: Database,
  ) {}

  execute({ bookingId, zone, context }: ReinstateBooking): Promise<BookingResponse> {
    const { now } = context;
    return this.decisions.step({
      bookingId,
      context,
      facts: async (booking, { purpose }) => {
        const { vehicleId, period } = requested(booking);
        const stored = await this.database.fetch(changeFacts(bookingId, { vehicleId, period }, zone));
        if (!stored) throw new Refusal('BOOKING_NOT_FOUND');
        const responder = { ...asAskedBy(context.actor, stored.person), administers: true };
        return { now, zone, ...stored, responder, vehicleId, purpose, durationHours: elapsedHours(period) };
      },
      locksVehicle: ({ vehicleId, vehicle }) => lockWithPapers(vehicleId, vehicle),
      decide: (booking, facts) => ({ event: reinstateBooking(booking, facts) }),
      answer: (row) => toBookingResponse(row, { reader: 'administrator', now }),
    });
  }
}

@AdminRoutes('admin/bookings', 'Admin: bookings')
export class ReinstateBookingController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/reinstate')
  @Idempotent()
  @ApiOperation({
    summary: 'Reinstate a released booking',
    description:
      'One that was released because nobody checked in, while its hours are still free and have not ended. It is approved again, and signed if it was.',
  })
  @Answers(BookingResponse, 'The booking, approved again.')
  @Refuses(
    'VEHICLE_NOT_FOUND',
    'VEHICLE_UNAVAILABLE',
    'VEHICLE_PAPERS_EXPIRED',
    'VEHICLE_ALREADY_BOOKED',
    'WEEKLY_LIMIT_EXCEEDED',
    'BOOKING_ENDED',
    'INVALID_TRANSITION',
    'BOOKING_CHANGED_MEANWHILE',
  )
  reinstateBooking(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @CalledBy() { zone }: Caller,
    @Context() context: CommandContext,
  ): Promise<BookingResponse> {
    return this.commands.execute(new ReinstateBooking({ bookingId: id, zone, context }));
  }
}
