import { Injectable } from '@nestjs/common';
import type { BookingId, HandingOnId } from '@rigbook/contracts/kernel';
import { BOOKING_STREAM, type BookingEvent, streamOf as streamOfBooking } from '../../booking/booking.events.js';
import { type Booking, bookingFrom } from '../../booking/booking.state.js';
import { Database } from '../../platform/database/index.js';
import { type ConstraintMeanings, decide, Refusal } from '../../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../../platform/event-store/index.js';
import { Ids } from '../../platform/time/ids.js';
import { EndOffers } from '../end-offers/end-offers.js';
import { HANDING_ON_STREAM, type HandingOnOffered, streamOf } from '../handing-on.events.js';
import { openOfferOf } from '../own-offers/offers.query.js';
import type { OfferBooking } from './offer-booking.decision.js';

/** Of two taps at once, the second finds the offer of the first. */
const constraintMeanings: ConstraintMeanings = {
  handing_on_open_booking: () => new Refusal('ALREADY_OFFERED'),
};

/** What both kinds of offers share: the stream is a new one, and the booking's is only read. */
@Injectable()
export class MakeOffer {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly ids: Ids,
    private readonly endings: EndOffers,
  ) {}

  /** @throws Refusal ALREADY_OFFERED, or that of the decision */
  async store<Facts>(
    { offer, context }: { readonly offer: OfferBooking; readonly context: CommandContext },
    facts: () => Promise<Facts>,
    decideOn: (facts: Facts) => HandingOnOffered,
  ): Promise<{ readonly id: HandingOnId }> {
    // one that no longer stands, and that no worker has ended yet, is not in the way, whoever made it
    const before = await this.database.fetch(openOfferOf(offer.bookingId));
    if (before) await this.endings.end(before);
    const id = this.ids.newId() as HandingOnId;
    return decide(this.events, {
      context,
      stream: { id: streamOf(id), type: HANDING_ON_STREAM, isNew: true },
      facts,
      decide: (known) => ({ events: [decideOn(known)] }),
      constraintMeanings,
      answer: () => ({ id }),
      status: 201,
    });
  }

  /** @throws Refusal BOOKING_NOT_FOUND, also for the id of something else */
  async booking(id: BookingId): Promise<Booking> {
    const history = await this.events.readStream<BookingEvent>(streamOfBooking(id));
    if (history[0]?.streamType !== BOOKING_STREAM) throw new Refusal('BOOKING_NOT_FOUND');
    return bookingFrom(history);
  }
}
