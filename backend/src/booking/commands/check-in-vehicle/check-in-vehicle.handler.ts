import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId, Zone } from '@rigbook/contracts/kernel';
import { commandOf } from '../../../platform/commands/command-of.js';
import { vehicleOf } from '../../views/booking-diary/booking-diary.query.js';
import { toBookingResponse, type BookingResponse } from '../../views/booking-diary/booking.response.js';
import { evolve } from '../../booking.state.js';
import { BookingDecisions } from '../booking-decisions.js';
import { checkInFacts } from './check-in-facts.query.js';
import { checkInVehicle, type CheckIn } from './check-in-vehicle.decision.js';
import { reinstatedByLateCheckIn } from './late-check-in.decision.js';

export class CheckInVehicle extends commandOf<
  { bookingId: BookingId; checkIn: CheckIn; zone: Zone },
  BookingResponse
>() {}

@CommandHandler(CheckInVehicle)
export class CheckInVehicleHandler implements ICommandHandler<CheckInVehicle> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, checkIn, zone, context }: CheckInVehicle): Promise<BookingResponse> {
    const { now } = context;
    return this.decisions.step({
      bookingId,
      context,
      reads: [checkInFacts(bookingId, now, checkIn)],
      facts: (_booking, row, [stored]) => ({ now, vehicle: vehicleOf(row), ...stored }),
      decide: (booking, facts) => {
        const back = reinstatedByLateCheckIn(booking, checkIn, { zone, ...facts });
        const approved = back ? evolve(booking, { ...back, recordedAt: now }) : booking;
        return { event: checkInVehicle(approved, checkIn, facts), ...(back && { before: [back] }) };
      },
      answer: (row) => toBookingResponse(row, { reader: 'responder', now }),
    });
  }
}
