import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import { vehicleOf } from '../../views/booking-diary/booking-diary.query.js';
import { toBookingResponse, type BookingResponse } from '../../views/booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { checkInFacts } from './check-in-facts.query.js';
import { checkInVehicle, type CheckIn } from './check-in-vehicle.decision.js';

export class CheckInVehicle extends commandOf<{ bookingId: BookingId; checkIn: CheckIn }, BookingResponse>() {}

@CommandHandler(CheckInVehicle)
export class CheckInVehicleHandler implements ICommandHandler<CheckInVehicle> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, checkIn, context }: CheckInVehicle): Promise<BookingResponse> {
    const { now } = context;
    return this.decisions.step({
      bookingId,
      context,
      reads: [checkInFacts(bookingId, now)],
      facts: (_booking, row, [stored]) => ({ now, vehicle: vehicleOf(row), ...stored }),
      decide: (booking, facts) => ({ event: checkInVehicle(booking, checkIn, facts) }),
      answer: (row) => toBookingResponse(row, { reader: 'responder', now }),
    });
  }
}
