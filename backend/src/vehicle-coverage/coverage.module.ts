import { Module } from '@nestjs/common';
import { SetFloorController } from './set-floor/set-floor.controller.js';
import { AddFloorHandler, ChangeFloorHandler, RemoveFloorHandler } from './set-floor/set-floor.handler.js';
import { ListFloorsController } from './views/list-floors.controller.js';

/** How many vehicles of a type are to be free, or on shift, in which hours of the week. */
@Module({
  controllers: [ListFloorsController, SetFloorController],
  providers: [AddFloorHandler, ChangeFloorHandler, RemoveFloorHandler],
})
export class CoverageModule {}
