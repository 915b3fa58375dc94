import { Module } from '@nestjs/common';
import { ChangeResponderController } from './change-responder/change-responder.controller.js';
import { ChangeResponderHandler } from './change-responder/change-responder.handler.js';
import { EraseResponderController, EraseResponderHandler } from './erase-responder/erase-responder.controller.js';
import {
  ImportRespondersController,
  ImportRespondersHandler,
} from './import-responders/import-responders.controller.js';
import { ListRespondersController } from './list-responders/list-responders.controller.js';
import {
  RegisterResponderController,
  RegisterResponderHandler,
} from './register-responder/register-responder.controller.js';
import { Responders } from './responders.js';

/** Needs providers of OpenBookingsOfResponder from booking, and of SessionsOfResponder and FailedSignIns from auth. */
@Module({
  controllers: [
    ListRespondersController,
    RegisterResponderController,
    ImportRespondersController,
    ChangeResponderController,
    EraseResponderController,
  ],
  providers: [
    Responders,
    RegisterResponderHandler,
    ImportRespondersHandler,
    ChangeResponderHandler,
    EraseResponderHandler,
  ],
  exports: [Responders],
})
export class RespondersModule {}
