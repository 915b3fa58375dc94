import { Module } from '@nestjs/common';
import { DraftChecklistController, DraftChecklistHandler } from './draft-checklist/draft-checklist.controller.js';
import {
  DiscardDraftHandler,
  PublishChecklistController,
  PublishChecklistHandler,
} from './publish-checklist/publish-checklist.controller.js';
import { GetChecklistOfVehicleController } from './views/get-checklist-of-vehicle.controller.js';
import { ListChecklistsController } from './views/list-checklists.controller.js';

/** What is looked at when a vehicle is taken and returned, in editions for each type of vehicles. */
@Module({
  controllers: [
    ListChecklistsController,
    GetChecklistOfVehicleController,
    DraftChecklistController,
    PublishChecklistController,
  ],
  providers: [DraftChecklistHandler, PublishChecklistHandler, DiscardDraftHandler],
})
export class ChecklistsModule {}
