import { Module } from '@nestjs/common';
import { ListMonthsOfFleetController, ListMonthsOfVehicleController } from './list-vehicle-months.controller.js';

/** Use and costs of vehicles by month, read from what other slices keep; it writes nothing. */
@Module({ controllers: [ListMonthsOfVehicleController, ListMonthsOfFleetController] })
export class VehicleMonthsModule {}
