import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import type { BookingId, WishId, Zone } from '@rigbook/contracts/kernel';
import { constraintMeanings } from '../../booking/booking.constraints.js';
import { BOOKING_STREAM, streamOf as streamOfBooking } from '../../booking/booking.events.js';
import { factsWithHold } from '../../booking/commands/request-booking/request-facts.query.js';
import { NoteRefusedRequests } from '../../booking/commands/request-booking/note-refused-requests.js';
import type { BookingRequest } from '../../booking/commands/request-booking/request-booking.decision.js';
import { bookingDiary } from '../../booking/views/booking-diary/booking-diary.view.js';
import { type BookingResponse, toBookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { lockWithPapers } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { organisationSettings } from '../../settings/organisation-settings.js';
import { requestFor } from '../join-waitlist/join-waitlist.decision.js';
import { ownWish, type WishRow } from '../own-wishes/wishes.query.js';
import { streamOf, WAITLIST_STREAM, type WaitlistEvent } from '../waitlist.events.js';
import { wishFrom } from '../wish.state.js';
import { acceptOffer, type OfferAnswer } from './answer-offer.decision.js';

export class AcceptOffer extends commandOf<
  { wishId: WishId; answer: OfferAnswer; administers: boolean; zone: Zone },
  BookingResponse
>() {}

/** Who approves if the settings do: no person. */
const BY_SETTING = 'system:waitlist';

/** The wish's stream and the booking's new one grow in one transaction, in which the hold gives way to the reservation. */
@CommandHandler(AcceptOffer)
export class AcceptOfferHandler implements ICommandHandler<AcceptOffer> {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly ids: Ids,
    private readonly refusedRequests: NoteRefusedRequests,
  ) {}

  /** @throws Refusal; that of a rule of requests is recorded first, if the database can */
  async execute(command: AcceptOffer): Promise<BookingResponse> {
    const { wishId, answer, context } = command;
    const request = requestIn(await this.database.fetch(ownWish(wishId, answer.responderId)), answer);
    return this.refusedRequests.recordingRefusals(request, context, () => this.accept(command, request));
  }

  private accept(
    { wishId, answer, administers, zone, context }: AcceptOffer,
    { responderId, vehicleId, period }: BookingRequest,
  ): Promise<BookingResponse> {
    const { now, actor } = context;
    const bookingId = this.ids.newId() as BookingId;
    return decide(this.events, {
      context,
      stream: { id: streamOf(wishId), type: WAITLIST_STREAM },
      reads: [factsWithHold(wishId, { responderId, vehicleId, period }, zone), organisationSettings()],
      facts: (history: readonly RecordedEvent<WaitlistEvent>[], [stored, { waitlistApproves }]) => {
        if (!stored) throw new Refusal('SIGNED_OUT');
        const responder = { ...stored.person, administers };
        const offer = { wish: wishFrom(history), wishId, bookingId, isApprovedAtOnce: waitlistApproves };
        return { now, zone, ...stored, responder, ...offer };
      },
      decide: (facts) => {
        const { accepted, booked, vehicle } = acceptOffer(answer, facts);
        const [requested, ...approvals] = booked;
        const booking = { stream: streamOfBooking(bookingId), streamType: BOOKING_STREAM };
        const appends = [
          { ...booking, expectedVersion: 0, events: [requested] },
          { ...booking, expectedVersion: 1, events: approvals, actor: BY_SETTING },
        ];
        return { events: [accepted], appends, booked, vehicle };
      },
      locks: ({ vehicle }) => [lockWithPapers(vehicleId, vehicle), responderId],
      constraintMeanings,
      answer: ({ booked, vehicle }, { person: { unitNumber, firstName, lastName } }) => {
        const names = { unitNumber, firstName, lastName, vehicleName: vehicle.name, vehicleType: vehicle.type };
        const [requested, ...more] = booked;
        const of = { stream: streamOfBooking(bookingId), recordedAt: now };
        const row = more.reduce(
          (known, event) => bookingDiary.after(known, { ...event, ...of, actor: BY_SETTING }),
          bookingDiary.after(names, { ...requested, ...of, actor }),
        );
        return toBookingResponse(row, { reader: 'responder', now });
      },
      status: 201,
      givesUpWith: 'BOOKING_CHANGED_MEANWHILE',
    });
  }
}

/** What the offer is of, if it is the one that was seen. @throws Refusal WISH_NOT_FOUND, OFFER_ENDED */
function requestIn(row: WishRow | undefined, { seen }: OfferAnswer): BookingRequest {
  if (!row) throw new Refusal('WISH_NOT_FOUND');
  const { status, offeredVehicleId, offeredFrom, offeredUntil } = row;
  if (status !== 'offered' || !offeredVehicleId || !offeredFrom || !offeredUntil) throw new Refusal('OFFER_ENDED');
  const offer = { vehicleId: offeredVehicleId, startAt: offeredFrom, endAt: offeredUntil };
  if (changesHours(offer, seen)) throw new Refusal('OFFER_ENDED');
  return requestFor({ ...row, vehicleId: offeredVehicleId }, { startAt: offeredFrom, endAt: offeredUntil });
}
