import { Module } from '@nestjs/common';
import { SignedTexts } from '../platform/signed/signed-text.js';
import { HandoverCodes } from './handover-codes.js';
import { OfferJointHandoverController } from './offer-handover/offer-handover.controller.js';
import { OfferJointHandoverHandler, WithdrawJointHandoverHandler } from './offer-handover/offer-handover.handler.js';
import { TakeOverController } from './take-over/take-over.controller.js';
import {
  ConfirmJointHandoverHandler,
  LeaveJointHandoverHandler,
  OpenJointHandoverHandler,
} from './take-over/take-over.handler.js';
import { TakingOver } from './take-over/taking-over.js';

/** Two responders at the vehicle: one shift ends and the next begins. A worker forgets old codes: ForgetHandoversModule. */
@Module({
  controllers: [OfferJointHandoverController, TakeOverController],
  providers: [
    SignedTexts,
    HandoverCodes,
    TakingOver,
    OfferJointHandoverHandler,
    WithdrawJointHandoverHandler,
    OpenJointHandoverHandler,
    LeaveJointHandoverHandler,
    ConfirmJointHandoverHandler,
  ],
})
export class JointHandoverModule {}
