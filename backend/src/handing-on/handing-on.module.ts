import { Module } from '@nestjs/common';
import { NoteRefusedRequests } from '../booking/commands/request-booking/note-refused-requests.js';
import { AcceptHandingOnHandler } from './answer-offer/accept-offer.handler.js';
import { AnswerHandingOnController } from './answer-offer/answer-offer.controller.js';
import { EndHandingOnHandler } from './answer-offer/end-offer.handler.js';
import { EndOffers } from './end-offers/end-offers.js';
import { MakeOffer } from './offer-booking/make-offer.js';
import { OfferBookingController } from './offer-booking/offer-booking.controller.js';
import { GiveBookingHandler, ProposeSwapHandler } from './offer-booking/offer-booking.handler.js';
import { ChooseOfferMessagesController, ChooseOfferMessagesHandler } from './own-offers/choose-messages.controller.js';
import { EndedOffersController } from './own-offers/ended-offers.controller.js';
import { ListOffersController } from './own-offers/list-offers.controller.js';

/** Bookings that colleagues give to each other or swap. A worker ends offers that no longer stand: EndingOffersModule. */
@Module({
  controllers: [
    OfferBookingController,
    ChooseOfferMessagesController,
    EndedOffersController,
    ListOffersController,
    AnswerHandingOnController,
  ],
  providers: [
    NoteRefusedRequests,
    EndOffers,
    MakeOffer,
    GiveBookingHandler,
    ProposeSwapHandler,
    AcceptHandingOnHandler,
    EndHandingOnHandler,
    ChooseOfferMessagesHandler,
  ],
})
export class HandingOnModule {}
