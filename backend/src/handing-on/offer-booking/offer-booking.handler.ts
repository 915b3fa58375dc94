import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { elapsedHours, type HandingOnId, type Zone } from '@rigbook/contracts/kernel';
import type { SeenBooking } from '../../booking/commands/booking-seen.js';
import { refusalToTakeOver } from '../../booking/commands/request-booking/request-booking.decision.js';
import { takeOverFacts } from '../../booking/commands/request-booking/request-facts.query.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { bookingWithHours, colleagueByUnit } from '../own-offers/offers.query.js';
import { MakeOffer } from './make-offer.js';
import { giveBooking, type OfferBooking, proposeSwap } from './offer-booking.decision.js';

export class GiveBooking extends commandOf<
  { offer: OfferBooking; unitNumber: string | null },
  { readonly id: HandingOnId }
>() {}
export class ProposeSwap extends commandOf<
  { offer: OfferBooking; wanted: SeenBooking; administers: boolean; zone: Zone },
  { readonly id: HandingOnId }
>() {}

@CommandHandler(GiveBooking)
export class GiveBookingHandler implements ICommandHandler<GiveBooking> {
  constructor(
    private readonly database: Database,
    private readonly offers: MakeOffer,
  ) {}

  execute({ offer, unitNumber, context }: GiveBooking): Promise<{ readonly id: HandingOnId }> {
    const facts = async () => ({
      booking: await this.offers.booking(offer.bookingId),
      colleague: unitNumber === null ? undefined : await this.database.fetch(colleagueByUnit(unitNumber)),
    });
    return this.offers.store({ offer, context }, facts, ({ booking, colleague }) =>
      giveBooking(booking, { ...offer, unitNumber }, { now: context.now, colleague }),
    );
  }
}

@CommandHandler(ProposeSwap)
export class ProposeSwapHandler implements ICommandHandler<ProposeSwap> {
  constructor(
    private readonly database: Database,
    private readonly offers: MakeOffer,
  ) {}

  execute({ offer, wanted: hours, administers, zone, context }: ProposeSwap): Promise<{ readonly id: HandingOnId }> {
    const { responderId, bookingId } = offer;
    const { vehicleId, startAt, endAt } = hours;
    const request = { responderId, vehicleId, period: { startAt, endAt }, durationHours: 0, purpose: '' };
    const facts = async () => {
      const wantedId = await this.database.fetch(bookingWithHours(vehicleId, hours));
      if (!wantedId) throw new Refusal('HOURS_NOT_SWAPPABLE');
      const stored = await this.database.fetch(takeOverFacts(request, bookingId, zone));
      if (!stored) throw new Refusal('SIGNED_OUT');
      const taker = { ...stored, zone, now: context.now, responder: { ...stored.person, administers } };
      return {
        booking: await this.offers.booking(bookingId),
        wanted: { bookingId: wantedId, booking: await this.offers.booking(wantedId) },
        refusal: () => refusalToTakeOver({ ...request, durationHours: elapsedHours(request.period) }, taker),
      };
    };
    return this.offers.store({ offer, context }, facts, ({ booking, wanted, refusal }) =>
      proposeSwap(booking, offer, { now: context.now, wanted, refusal }),
    );
  }
}
