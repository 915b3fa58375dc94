import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { bookingFrom } from '../../booking/booking.state.js';
import { type BookingEvent, streamOf as streamOfBooking } from '../../booking/booking.events.js';
import { Database } from '../../platform/database/index.js';
import { decide } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent } from '../../platform/event-store/index.js';
import { Clock } from '../../platform/time/clock.js';
import { Ids } from '../../platform/time/ids.js';
import { RecurringWork } from '../../platform/time/recurring-work.js';
import { mayRequest } from '../../responders/responder-facts/responder-facts.query.js';
import { endWhatIsOver } from '../answer-offer/answer-offer.decision.js';
import { HANDING_ON_STREAM, type HandingOnEvent, streamOf } from '../handing-on.events.js';
import { handingOnFrom } from '../handing-on.state.js';
import { type OfferRow, offersOver } from '../own-offers/offers.query.js';

const AT_ONCE = 100;

/**
 * Ends offers whose booking is no longer what was offered. Nobody can accept them by then, and no list shows them: this tells those
 * who wait. It follows from the log and the time, so nothing is lost when a process dies, and a second worker changes nothing.
 */
@Injectable()
export class EndOffers extends RecurringWork {
  constructor(
    private readonly database: Database,
    private readonly events: EventStore,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super({
      everyMillis: 10_000,
      firstTurn: 'later', // by then a process of the previous version, which does not know the event, has ended
      whenItFails: 'could not end offers of bookings that no longer stand, trying again in ten seconds',
    });
  }

  protected override async work(): Promise<void> {
    for (const offer of await this.database.fetch(offersOver(this.clock.now(), AT_ONCE)))
      await this.end(offer).catch((error: unknown) =>
        this.logger.warn(
          `could not end the offer ${offer.handingOnId} of a booking, trying again soon: ${String(error)}. If this repeats, fix what it names`,
        ),
      );
  }

  /** Does nothing if the offer stands. */
  async end({ handingOnId, bookingId, wantedBookingId, toResponderId }: OfferRow): Promise<void> {
    const context = { actor: 'system:handing-on' as const, now: this.clock.now(), correlationId: this.ids.newId() };
    const bookingNow = async (id: typeof bookingId) =>
      bookingFrom(await this.events.readStream<BookingEvent>(streamOfBooking(id)));
    await decide(this.events, {
      context,
      stream: { id: streamOf(handingOnId), type: HANDING_ON_STREAM },
      reads: toResponderId === null ? [] : [mayRequest(toResponderId)],
      facts: async (history: readonly RecordedEvent<HandingOnEvent>[], [colleagueMayRequest]) => ({
        handingOn: handingOnFrom(history),
        given: await bookingNow(bookingId),
        inReturn: wantedBookingId === null ? undefined : await bookingNow(wantedBookingId),
        colleagueMayRequest,
        now: context.now,
      }),
      decide: ({ handingOn, ...facts }) => {
        const ended = endWhatIsOver(handingOn, facts);
        return { events: ended ? [ended] : [] };
      },
    });
  }
}

/** Imported by the worker's role. */
@Module({ providers: [EndOffers] })
export class EndingOffersModule implements OnApplicationBootstrap {
  constructor(private readonly offers: EndOffers) {}

  onApplicationBootstrap(): void {
    this.offers.start();
  }
}
