import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId, Zone } from '@rigbook/contracts/kernel';
import { lockWithPapers } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { Refusal } from '../../../platform/decisions/index.js';
import { toBookingResponse, type BookingResponse } from '../../views/booking-diary/booking.response.js';
import { BookingDecisions } from '../booking-decisions.js';
import { endRequest } from '../extend-booking/extension-request.decision.js';
import { changeFacts } from '../request-booking/request-facts.query.js';
import { asAskedBy } from '../request-booking/request-booking.handler.js';
import { changeBooking, type ChangeBooking as Change } from './change-booking.decision.js';

export class ChangeBooking extends commandOf<
  { bookingId: BookingId; change: Change; administers: boolean; zone: Zone },
  BookingResponse
>() {}

@CommandHandler(ChangeBooking)
export class ChangeBookingHandler implements ICommandHandler<ChangeBooking> {
  constructor(private readonly decisions: BookingDecisions) {}

  execute({ bookingId, change, administers, zone, context }: ChangeBooking): Promise<BookingResponse> {
    const { now } = context;
    return this.decisions.step({
      bookingId,
      context,
      reads: [changeFacts(bookingId, change, zone)],
      facts: (_booking, { purpose }, [stored]) => {
        if (!stored) throw new Refusal('BOOKING_NOT_FOUND');
        const responder = { ...asAskedBy(context.actor, stored.person), administers };
        return { now, zone, purpose, ...stored, responder };
      },
      locksVehicle: ({ vehicle }) => lockWithPapers(change.vehicleId, vehicle),
      decide: (booking, facts) => ({
        before: endRequest(booking, 'changed'),
        event: changeBooking(booking, change, facts).changed,
      }),
      answer: (row, _event, { vehicle }) => {
        const names = vehicle && { vehicleName: vehicle.name, vehicleType: vehicle.type };
        const reader = change.by === 'admin' ? 'administrator' : 'responder';
        return toBookingResponse({ ...row, ...names }, { reader, now });
      },
    });
  }
}
