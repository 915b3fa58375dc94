import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SubstitutionId, Zone } from '@rigbook/contracts/kernel';
import { constraintMeanings } from '../../booking/booking.constraints.js';
import { BOOKING_STREAM, type BookingEvent, streamOf as streamOfBooking } from '../../booking/booking.events.js';
import { bookingFrom } from '../../booking/booking.state.js';
import { changeFacts } from '../../booking/commands/request-booking/request-facts.query.js';
import { bookingBeforeStep } from '../../booking/views/booking-diary/booking-diary.query.js';
import { bookingDiary } from '../../booking/views/booking-diary/booking-diary.view.js';
import { type BookingResponse, toBookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { lockWithPapers } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import {
  streamOf,
  streamOfPlan,
  SUBSTITUTION_STREAM,
  type SubstitutionEvent,
  type SubstitutionsPlanned,
} from '../substitutes.events.js';
import { substitutionFrom } from '../substitution.state.js';
import { ownSubstitution, type SubstitutionRow } from '../views/substitutions.query.js';
import { acceptSubstitute, declineSubstitute, type SubstituteAnswer } from './answer-substitute.decision.js';

export class AcceptSubstitute extends commandOf<
  { id: SubstitutionId; answer: SubstituteAnswer; zone: Zone },
  BookingResponse
>() {}
export class DeclineSubstitute extends commandOf<{ id: SubstitutionId; answer: SubstituteAnswer }>() {}

type History = readonly RecordedEvent<SubstitutionEvent>[];

/** The stream of the substitution and that of the booking grow in one transaction, in which the hold gives way to the reservation. */
@CommandHandler(AcceptSubstitute)
export class AcceptSubstituteHandler implements ICommandHandler<AcceptSubstitute> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  async execute({ id, answer, zone, context }: AcceptSubstitute): Promise<BookingResponse> {
    const { now, actor } = context;
    const row = existing(await this.database.fetch(ownSubstitution(id, answer.responderId)));
    const { bookingId, planId, plannedBy, startAt, endAt, substituteVehicleId } = row;
    if (substituteVehicleId === null) throw new Refusal('SUBSTITUTE_OFFER_ENDED');
    const wanted = { vehicleId: substituteVehicleId, period: { startAt, endAt } };
    return decide(this.events, {
      context,
      stream: { id: streamOf(id), type: SUBSTITUTION_STREAM },
      reads: [bookingBeforeStep(bookingId), changeFacts(bookingId, wanted, zone, id)],
      facts: async (history: History, [diary, stored]) => {
        if (!diary || !stored) throw new Refusal('SUBSTITUTE_OFFER_ENDED');
        const [ofBooking, [plan]] = await Promise.all([
          this.events.readStream<BookingEvent>(streamOfBooking(bookingId)),
          this.events.readStream<SubstitutionsPlanned>(streamOfPlan(planId)),
        ]);
        const responder = { ...stored.person, administers: true };
        return {
          diary,
          version: ofBooking.length,
          substitution: substitutionFrom(history),
          substitutionId: id,
          booking: bookingFrom(ofBooking),
          reason: plan?.data.reason ?? null,
          change: { now, zone, purpose: diary.purpose, ...stored, responder },
        };
      },
      decide: ({ version, ...facts }) => {
        const { accepted, ofBooking, vehicle } = acceptSubstitute(answer, facts);
        const booking = { stream: streamOfBooking(bookingId), streamType: BOOKING_STREAM, expectedVersion: version };
        // who chose the vehicle approves it
        const by = plannedBy === null ? {} : { actor: `responder:${plannedBy}` };
        return { events: [accepted], appends: [{ ...booking, events: ofBooking, ...by }], ofBooking, vehicle };
      },
      locks: ({ change }) => [lockWithPapers(substituteVehicleId, change.vehicle), answer.responderId],
      constraintMeanings,
      answer: ({ ofBooking, vehicle }, { diary }) => {
        const of = { stream: streamOfBooking(bookingId), recordedAt: now, actor };
        const changed = ofBooking.reduce((known, event) => bookingDiary.after(known, { ...event, ...of }), diary);
        const names = { vehicleName: vehicle.name, vehicleType: vehicle.type };
        return toBookingResponse({ ...changed, ...names }, { reader: 'responder', now });
      },
      givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
    });
  }
}

@CommandHandler(DeclineSubstitute)
export class DeclineSubstituteHandler implements ICommandHandler<DeclineSubstitute> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
  ) {}

  async execute({ id, answer, context }: DeclineSubstitute): Promise<void> {
    existing(await this.database.fetch(ownSubstitution(id, answer.responderId)));
    return decide(this.events, {
      context,
      stream: { id: streamOf(id), type: SUBSTITUTION_STREAM },
      facts: (history: History) => substitutionFrom(history),
      decide: (substitution) => ({ events: [declineSubstitute(substitution, answer, context.now)] }),
    });
  }
}

/** @throws Refusal SUBSTITUTE_NOT_FOUND */
function existing(row: SubstitutionRow | undefined): SubstitutionRow {
  if (!row) throw new Refusal('SUBSTITUTE_NOT_FOUND');
  return row;
}
