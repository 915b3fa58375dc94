import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { AddVehicleController, AddVehicleHandler } from './add-vehicle/add-vehicle.controller.js';
import { ListAdminFleetController } from './admin-fleet/list-admin-fleet.controller.js';
import { ChangeVehicleController } from './change-vehicle/change-vehicle.controller.js';
import { ChangeVehicleHandler } from './change-vehicle/change-vehicle.handler.js';
import { ResolveDamageController } from './resolve-damage/resolve-damage.controller.js';
import { DamageDecisions, ReopenDamageHandler, ResolveDamageHandler } from './resolve-damage/resolve-damage.handler.js';
import { RetireVehicleController, RetireVehicleHandler } from './retire-vehicle/retire-vehicle.controller.js';
import { FindStickerController } from './stickers/find-sticker.controller.js';
import { IssueStickersController } from './stickers/issue-stickers.controller.js';
import { IssueStickerHandler } from './stickers/issue-sticker.handler.js';
import { ListDamageController } from './vehicle-damage/list-damage.controller.js';
import { ListVehiclesController } from './vehicle-list/list-vehicles.controller.js';

/** Needs a provider of OpenBookingsOfVehicle, from the booking slice. */
@Module({
  imports: [SettingsModule],
  controllers: [
    ListVehiclesController,
    AddVehicleController,
    ChangeVehicleController,
    RetireVehicleController,
    ListAdminFleetController,
    ListDamageController,
    ResolveDamageController,
    IssueStickersController,
    FindStickerController,
  ],
  providers: [
    AddVehicleHandler,
    ChangeVehicleHandler,
    RetireVehicleHandler,
    DamageDecisions,
    ResolveDamageHandler,
    ReopenDamageHandler,
    IssueStickerHandler,
  ],
})
export class FleetModule {}
