import { Module } from '@nestjs/common';
import { AddVehicleController } from './add-vehicle/add-vehicle.controller.js';
import { AddVehicleHandler } from './add-vehicle/add-vehicle.handler.js';
import { ChangeVehicleController } from './change-vehicle/change-vehicle.controller.js';
import { ChangeVehicleHandler } from './change-vehicle/change-vehicle.handler.js';
import { RetireVehicleController } from './retire-vehicle/retire-vehicle.controller.js';
import { RetireVehicleHandler } from './retire-vehicle/retire-vehicle.handler.js';
import { ListVehiclesController } from './vehicle-list/list-vehicles.controller.js';

/** Needs a provider of OpenBookingsOfVehicle, which comes from whoever knows bookings. */
@Module({
  controllers: [ListVehiclesController, AddVehicleController, ChangeVehicleController, RetireVehicleController],
  providers: [AddVehicleHandler, ChangeVehicleHandler, RetireVehicleHandler],
})
export class FleetModule {}
