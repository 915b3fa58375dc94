import { Module } from '@nestjs/common';
import { NoteRefusedRequests } from '../booking/commands/request-booking/note-refused-requests.js';
import { AcceptOfferHandler } from './answer-offer/accept-offer.handler.js';
import { AnswerOfferController } from './answer-offer/answer-offer.controller.js';
import { DeclineOfferHandler, LeaveWaitlistHandler } from './answer-offer/wish-steps.handler.js';
import { JoinWaitlistController } from './join-waitlist/join-waitlist.controller.js';
import { JoinWaitlistHandler } from './join-waitlist/join-waitlist.handler.js';
import { ListOwnWishesController } from './own-wishes/list-own-wishes.controller.js';

/** Waiting for hours that are taken. A worker makes the offers: OfferingModule. */
@Module({
  controllers: [JoinWaitlistController, ListOwnWishesController, AnswerOfferController],
  providers: [NoteRefusedRequests, JoinWaitlistHandler, AcceptOfferHandler, DeclineOfferHandler, LeaveWaitlistHandler],
})
export class WaitlistModule {}
