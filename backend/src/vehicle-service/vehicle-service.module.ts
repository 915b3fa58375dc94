import { Module } from '@nestjs/common';
import { SetPlanController } from './set-plan/set-plan.controller.js';
import { AddPlanHandler, ChangePlanHandler, EndPlanHandler } from './set-plan/set-plan.handler.js';
import { RecordServiceController, RecordServiceHandler } from './record-service/record-service.controller.js';
import { EraseServicePaperController, EraseServicePaperHandler } from './papers/erase-paper.controller.js';
import { HandInServicePaperController } from './papers/hand-in-paper.controller.js';
import { ReadServicePaperController } from './papers/read-paper.controller.js';
import { ListServicesController } from './views/list-services.controller.js';
import { ListServicePlansController } from './views/list-service-plans.controller.js';

/** What vehicles need again and again, and their papers. */
@Module({
  controllers: [
    ListServicePlansController,
    SetPlanController,
    RecordServiceController,
    ListServicesController,
    HandInServicePaperController,
    ReadServicePaperController,
    EraseServicePaperController,
  ],
  providers: [AddPlanHandler, ChangePlanHandler, EndPlanHandler, RecordServiceHandler, EraseServicePaperHandler],
})
export class VehicleServiceModule {}
