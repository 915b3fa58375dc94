import { Module } from '@nestjs/common';
import { ChangeResponderController } from './change-responder/change-responder.controller.js';
import { ReadWaysInController } from './change-responder/read-ways-in.controller.js';
import { ChangeResponderHandler } from './change-responder/change-responder.handler.js';
import { EraseResponderController, EraseResponderHandler } from './erase-responder/erase-responder.controller.js';
import { DecideErasureController } from './erasure-request/decide-erasure.controller.js';
import {
  RefuseErasureHandler,
  RequestErasureHandler,
  WithdrawErasureRequestHandler,
} from './erasure-request/erasure-request.handlers.js';
import { OwnErasureRequestController } from './erasure-request/own-erasure-request.controller.js';
import {
  ImportRespondersController,
  ImportRespondersHandler,
} from './import-responders/import-responders.controller.js';
import { ListRespondersController } from './list-responders/list-responders.controller.js';
import {
  RegisterResponderController,
  RegisterResponderHandler,
} from './register-responder/register-responder.controller.js';
import { ReadSuspensionController } from './suspend-responder/read-suspension.controller.js';
import { SuspendResponderController } from './suspend-responder/suspend-responder.controller.js';
import { LiftSuspensionHandler, SuspendResponderHandler } from './suspend-responder/suspend-responder.handler.js';
import { AccessOfResponder } from './access-of-responder.js';
import { Responders } from './responders.js';

/** Needs providers of OpenBookingsOfResponder from booking, CalendarAddresses from integrations, and of SessionsOfResponder and FailedSignIns from auth. */
@Module({
  controllers: [
    ListRespondersController,
    RegisterResponderController,
    ImportRespondersController,
    ChangeResponderController,
    EraseResponderController,
    SuspendResponderController,
    ReadSuspensionController,
    ReadWaysInController,
    OwnErasureRequestController,
    DecideErasureController,
  ],
  providers: [
    Responders,
    RegisterResponderHandler,
    ImportRespondersHandler,
    ChangeResponderHandler,
    EraseResponderHandler,
    AccessOfResponder,
    SuspendResponderHandler,
    LiftSuspensionHandler,
    RequestErasureHandler,
    WithdrawErasureRequestHandler,
    RefuseErasureHandler,
  ],
  exports: [Responders],
})
export class RespondersModule {}
