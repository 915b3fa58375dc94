import { Module } from '@nestjs/common';
import { AnswerSubstituteController } from './answer-substitute/answer-substitute.controller.js';
import { AcceptSubstituteHandler, DeclineSubstituteHandler } from './answer-substitute/answer-substitute.handler.js';
import { BookingsAtRisk } from './bookings-at-risk/bookings-at-risk.js';
import { ListBookingsAtRiskController } from './bookings-at-risk/list-bookings-at-risk.controller.js';
import { ListOwnSubstitutesController } from './own-substitutes/list-own-substitutes.controller.js';
import { PlanSubstitutesController } from './plan-substitutes/plan-substitutes.controller.js';
import { PlanSubstitutesHandler } from './plan-substitutes/plan-substitutes.handler.js';

/** Bookings whose vehicle or responder is lost. A worker carries out what is planned for them: CarryingOutModule. */
@Module({
  controllers: [
    ListBookingsAtRiskController,
    PlanSubstitutesController,
    ListOwnSubstitutesController,
    AnswerSubstituteController,
  ],
  providers: [BookingsAtRisk, PlanSubstitutesHandler, AcceptSubstituteHandler, DeclineSubstituteHandler],
})
export class SubstitutesModule {}
