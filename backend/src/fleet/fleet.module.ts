import { Module } from '@nestjs/common';
import { AddVehicleController, AddVehicleHandler } from './add-vehicle/add-vehicle.controller.js';
import { ListAdminFleetController } from './admin-fleet/list-admin-fleet.controller.js';
import { ChangeVehicleController } from './change-vehicle/change-vehicle.controller.js';
import { ChangeVehicleHandler } from './change-vehicle/change-vehicle.handler.js';
import { ResolveDamageController } from './resolve-damage/resolve-damage.controller.js';
import { DamageDecisions, ReopenDamageHandler, ResolveDamageHandler } from './resolve-damage/resolve-damage.handler.js';
import { RetireVehicleController, RetireVehicleHandler } from './retire-vehicle/retire-vehicle.controller.js';
import { ListDamageController } from './vehicle-damage/list-damage.controller.js';
import { ListVehiclesController } from './vehicle-list/list-vehicles.controller.js';

/** Needs a provider of OpenBookingsOfVehicle, from the booking slice. */
@Module({
  controllers: [
    ListVehiclesController,
    AddVehicleController,
    ChangeVehicleController,
    RetireVehicleController,
    ListAdminFleetController,
    ListDamageController,
    ResolveDamageController,
  ],
  providers: [
    AddVehicleHandler,
    ChangeVehicleHandler,
    RetireVehicleHandler,
    DamageDecisions,
    ResolveDamageHandler,
    ReopenDamageHandler,
  ],
})
export class FleetModule {}
