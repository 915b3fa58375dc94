import { Module } from '@nestjs/common';
import { ChangeResponderController } from './change-responder/change-responder.controller.js';
import { ChangeResponderHandler } from './change-responder/change-responder.handler.js';
import { EraseResponderController } from './erase-responder/erase-responder.controller.js';
import { EraseResponderHandler } from './erase-responder/erase-responder.handler.js';
import { ImportRespondersController } from './import-responders/import-responders.controller.js';
import { ImportRespondersHandler } from './import-responders/import-responders.handler.js';
import { ListRespondersController } from './list-responders/list-responders.controller.js';
import { RegisterResponderController } from './register-responder/register-responder.controller.js';
import { RegisterResponderHandler } from './register-responder/register-responder.handler.js';
import { Responders } from './responders.js';

/** Needs providers of OpenBookingsOfResponder and SessionsOfResponder from those who know bookings and sessions. */
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
