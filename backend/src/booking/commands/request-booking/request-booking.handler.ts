import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId, Zone } from '@rigbook/contracts/kernel';
import { lockWithPapers } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { commandOf } from '../../../platform/commands/command-of.js';
import { decide, Refusal } from '../../../platform/decisions/index.js';
import { accessTokenIn, type Actor, EventStore } from '../../../platform/event-store/index.js';
import { Ids } from '../../../platform/time/ids.js';
import type { ResponderFacts } from '../../../responders/responder-facts/responder-facts.query.js';
import { BOOKING_STREAM, streamOf } from '../../booking.events.js';
import { toBookingResponse, type BookingResponse } from '../../views/booking-diary/booking.response.js';
import { bookingDiary } from '../../views/booking-diary/booking-diary.view.js';
import { constraintMeanings } from '../../booking.constraints.js';
import { NoteRefusedRequests } from './note-refused-requests.js';
import { requestBooking, type BookingRequest } from './request-booking.decision.js';
import { requestFacts } from './request-facts.query.js';

export class RequestBooking extends commandOf<
  { request: BookingRequest; administers: boolean; zone: Zone },
  BookingResponse
>() {}

@CommandHandler(RequestBooking)
export class RequestBookingHandler implements ICommandHandler<RequestBooking> {
  constructor(
    private readonly events: EventStore,
    private readonly ids: Ids,
    private readonly refusedRequests: NoteRefusedRequests,
  ) {}

  /** @throws Refusal; that of a rule is recorded first, if the database can */
  execute(command: RequestBooking): Promise<BookingResponse> {
    return this.refusedRequests.recordingRefusals(command.request, command.context, () => this.book(command));
  }

  private book({ request, administers, zone, context }: RequestBooking): Promise<BookingResponse> {
    const { now } = context;
    const { vehicleId } = request;
    const bookingId = this.ids.newId() as BookingId;
    return decide(this.events, {
      context,
      stream: { id: streamOf(bookingId), type: BOOKING_STREAM, isNew: true },
      reads: [requestFacts(request, zone)],
      facts: (_history, [stored]) => {
        if (!stored) throw new Refusal('SIGNED_OUT');
        const responder = asAskedBy(context.actor, stored.person);
        return { now, zone, ...stored, responder: { ...responder, administers } };
      },
      decide: (facts) => {
        const { requested, vehicle } = requestBooking(request, facts);
        return { events: [requested], requested, vehicle };
      },
      locks: ({ vehicle }) => [lockWithPapers(vehicleId, vehicle), request.responderId],
      constraintMeanings,
      answer: ({ requested, vehicle }, { responder: { unitNumber, firstName, lastName } }) => {
        const names = { unitNumber, firstName, lastName, vehicleName: vehicle.name, vehicleType: vehicle.type };
        const event = { ...requested, stream: bookingId, actor: context.actor, recordedAt: now };
        return toBookingResponse(bookingDiary.after(names, event), { reader: 'responder', now });
      },
      status: 201,
      givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
    });
  }
}

/** A program has no administrator's exemptions, even if it books for an administrator. */
export const asAskedBy = (actor: Actor, responder: ResponderFacts): ResponderFacts =>
  accessTokenIn(actor) === undefined ? responder : { ...responder, isAdmin: false };
