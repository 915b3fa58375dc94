import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { elapsedHours, type HandingOnId, type ResponderId, type Zone } from '@rigbook/contracts/kernel';
import { constraintMeanings } from '../../booking/booking.constraints.js';
import { BOOKING_STREAM, type BookingEvent, streamOf as streamOfBooking } from '../../booking/booking.events.js';
import { bookingFrom } from '../../booking/booking.state.js';
import { NoteRefusedRequests } from '../../booking/commands/request-booking/note-refused-requests.js';
import { takeOverFacts } from '../../booking/commands/request-booking/request-facts.query.js';
import { bookingById } from '../../booking/views/booking-diary/booking-diary.query.js';
import { bookingDiary } from '../../booking/views/booking-diary/booking-diary.view.js';
import { type BookingResponse, toBookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { lockWithPapers } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { type Append, EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { mayRequest } from '../../responders/responder-facts/responder-facts.query.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import { HANDING_ON_STREAM, type HandingOnEvent, streamOf } from '../handing-on.events.js';
import { handingOnFrom } from '../handing-on.state.js';
import { offerById, type OfferRow } from '../own-offers/offers.query.js';
import { acceptOffer, type HandedOn, type OfferAnswer } from './answer-offer.decision.js';

export class AcceptHandingOn extends commandOf<
  { handingOnId: HandingOnId; answer: OfferAnswer; administers: boolean; zone: Zone },
  BookingResponse
>() {}

type Wanted = NonNullable<OfferRow['wantedBookingId']>;

/**
 * The offer's stream and those of its bookings grow in one transaction, each from the version that was read. The reservations stay, so
 * that nobody gets in between.
 */
@CommandHandler(AcceptHandingOn)
export class AcceptHandingOnHandler implements ICommandHandler<AcceptHandingOn> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly refusedRequests: NoteRefusedRequests,
  ) {}

  /** @throws Refusal; that of a rule of requests is recorded first, if the database can */
  async execute(command: AcceptHandingOn): Promise<BookingResponse> {
    const { handingOnId, answer, context } = command;
    const offer = await this.database.fetch(offerById(handingOnId));
    if (!offer) throw new Refusal('HANDING_ON_NOT_FOUND');
    const request = requestOf(answer.responderId, offer);
    return this.refusedRequests.recordingRefusals(request, context, () => this.accept(command, offer));
  }

  private accept(
    { handingOnId, answer, administers, zone, context }: AcceptHandingOn,
    offer: OfferRow,
  ): Promise<BookingResponse> {
    const { now, actor } = context;
    const { responderId } = answer;
    const giver = offer.responderId;
    const wanted = wantedIn(offer);
    const asTaker = { ...offer, ...wanted?.hours };
    return decide(this.events, {
      context,
      stream: { id: streamOf(handingOnId), type: HANDING_ON_STREAM },
      reads: [
        takeOverFacts(requestOf(responderId, offer), wanted?.bookingId ?? null, zone),
        takeOverFacts(requestOf(giver, asTaker), offer.bookingId, zone),
        mayRequest(giver),
        organisationSettings(),
        bookingById(offer.bookingId),
      ],
      facts: async (history: readonly RecordedEvent<HandingOnEvent>[], [taker, back, may, settings, row]) => {
        const given = await this.events.readStream<BookingEvent>(streamOfBooking(offer.bookingId));
        const returned = wanted ? await this.events.readStream<BookingEvent>(streamOfBooking(wanted.bookingId)) : [];
        if (!taker) throw new Refusal('SIGNED_OUT');
        if (!row || (wanted && !back)) throw new Refusal('HANDING_ON_ENDED');
        const about = { now, zone };
        return {
          ...about,
          handingOn: handingOnFrom(history),
          handingOnId,
          needsApproval: settings.handingOnNeedsApproval,
          given: {
            booking: bookingFrom(given),
            taker: { ...about, ...taker, responder: { ...taker.person, administers } },
          },
          inReturn:
            wanted && back
              ? {
                  booking: bookingFrom(returned),
                  taker: { ...about, ...back, responder: { ...back.person, administers: back.person.isAdmin } },
                  // hours for administrators: the giver had opened the administration when proposing, as for a request
                  takerMayRequest: may === true,
                }
              : undefined,
          versions: { given: given.length, returned: returned.length },
          row: { ...row, ...namesOf(taker.person) },
        };
      },
      decide: ({ versions, ...facts }) => {
        const { accepted, given, inReturn } = acceptOffer(answer, facts);
        const first = appendsOf(streamOfBooking(offer.bookingId), given, versions.given);
        const second =
          wanted && inReturn ? appendsOf(streamOfBooking(wanted.bookingId), inReturn, versions.returned) : undefined;
        // requests for extensions end before either booking changes hands: the hours of a swap move together
        const appends = [first.before, second?.before, first.handedOn, second?.handedOn];
        return { events: [accepted], appends: appends.flatMap((append) => append ?? []), given };
      },
      locks: ({ given, inReturn }) => [
        lockWithPapers(offer.vehicleId, given.taker.vehicle),
        responderId,
        giver,
        ...(wanted ? [lockWithPapers(wanted.hours.vehicleId, inReturn?.taker.vehicle)] : []),
      ],
      constraintMeanings,
      answer: ({ given: { before, event } }, { row }) => {
        const recorded = { stream: streamOfBooking(offer.bookingId), actor, recordedAt: now };
        const after = [...before, event].reduce(
          (known, each) => bookingDiary.after(known, { ...each, ...recorded }),
          row,
        );
        return toBookingResponse(after, { reader: 'responder', now });
      },
      givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
    });
  }
}

const requestOf = (
  responderId: ResponderId,
  { vehicleId, startAt, endAt }: Pick<OfferRow, 'vehicleId' | 'startAt' | 'endAt'>,
) => {
  const period = { startAt, endAt };
  return { responderId, vehicleId, period, durationHours: elapsedHours(period), purpose: '' };
};

function wantedIn({ wantedBookingId, wantedVehicleId, wantedFrom, wantedUntil }: OfferRow) {
  if (!wantedBookingId || !wantedVehicleId || !wantedFrom || !wantedUntil) return undefined;
  const bookingId: Wanted = wantedBookingId;
  return { bookingId, hours: { vehicleId: wantedVehicleId, startAt: wantedFrom, endAt: wantedUntil } };
}

const namesOf = ({
  unitNumber,
  firstName,
  lastName,
}: Record<'unitNumber' | 'firstName' | 'lastName', string | null>) => ({
  unitNumber,
  firstName,
  lastName,
});

function appendsOf(
  stream: string,
  { before, event }: HandedOn,
  version: number,
): { readonly before: readonly Append[]; readonly handedOn: readonly Append[] } {
  const booking = { stream, streamType: BOOKING_STREAM };
  return {
    before: before.length > 0 ? [{ ...booking, expectedVersion: version, events: before }] : [],
    handedOn: [{ ...booking, expectedVersion: version + before.length, events: [event] }],
  };
}
