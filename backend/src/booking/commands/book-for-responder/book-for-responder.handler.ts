import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId, ResponderId, Zone } from '@rigbook/contracts/kernel';
import { lockWithPapers } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { decide, Refusal } from '../../../platform/decisions/index.js';
import { EventStore, responderIn } from '../../../platform/event-store/index.js';
import { Ids } from '../../../platform/time/ids.js';
import {
  mayRequest,
  type ResponderFacts,
  responderFacts,
} from '../../../responders/responder-facts/responder-facts.query.js';
import { constraintMeanings } from '../../booking.constraints.js';
import { BOOKING_STREAM, streamOf } from '../../booking.events.js';
import { bookingDiary } from '../../views/booking-diary/booking-diary.view.js';
import { type BookingResponse, toBookingResponse } from '../../views/booking-diary/booking.response.js';
import { coverageOfHours, shortfallsOfApproval } from '../../views/vehicle-coverage/coverage.query.js';
import { requestFacts } from '../request-booking/request-facts.query.js';
import { bookForResponder, type BookForResponder as Booking } from './book-for-responder.decision.js';

export class BookForResponder extends commandOf<{ booking: Booking; zone: Zone }, BookingResponse>() {}

@CommandHandler(BookForResponder)
export class BookForResponderHandler implements ICommandHandler<BookForResponder> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
  ) {}

  execute({ booking, zone, context }: BookForResponder): Promise<BookingResponse> {
    const { now, actor } = context;
    const admin = responderIn(actor) as ResponderId; // no program gets here
    const bookingId = this.ids.newId() as BookingId;
    return decide(this.events, {
      context,
      stream: { id: streamOf(bookingId), type: BOOKING_STREAM, isNew: true },
      reads: [
        requestFacts(booking, zone),
        mayRequest(booking.responderId),
        responderFacts(admin),
        // one that stays pending is asked about when it is approved
        ...(booking.approved ? [coverageOfHours(booking.vehicleId, booking.period, now)] : []),
      ],
      facts: (_history, [stored, mayBook = false, by, coverage]) => {
        if (!stored) throw new Refusal('RESPONDER_NOT_FOUND');
        const { person } = stored;
        const isTheirOwn = booking.responderId === admin;
        const responder = { ...person, administers: person.isAdmin };
        const asked = { vehicleId: booking.vehicleId, ...booking.period };
        const below = coverage && shortfallsOfApproval(asked, coverage, now);
        return { now, zone, ...stored, responder, mayBook, isTheirOwn, by, below, coverage };
      },
      decide: (facts) => bookForResponder(booking, facts),
      locks: ({ vehicle, coverage }) => [
        lockWithPapers(booking.vehicleId, vehicle),
        booking.responderId,
        ...(coverage ? [coverage.lock] : []),
      ],
      constraintMeanings,
      answer: ({ events, vehicle }, { person: { unitNumber, firstName, lastName }, by }) => {
        const names = { unitNumber, firstName, lastName, vehicleName: vehicle.name, vehicleType: vehicle.type };
        const [requested, ...more] = events;
        const of = { stream: bookingId, actor, recordedAt: now };
        const row = more.reduce(
          (known, event) => bookingDiary.after(known, { ...event, ...of }),
          bookingDiary.after({ ...names, ...namesOf(by) }, { ...requested, ...of }),
        );
        return toBookingResponse(row, { reader: 'administrator', now });
      },
      status: 201,
      givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
    });
  }
}

/** The administrator books, and decides if it is approved at once. */
const namesOf = (by: ResponderFacts | undefined) =>
  by && {
    ...{ bookerUnitNumber: by.unitNumber, bookerFirstName: by.firstName, bookerLastName: by.lastName },
    ...{ deciderUnitNumber: by.unitNumber, deciderFirstName: by.firstName, deciderLastName: by.lastName },
  };
