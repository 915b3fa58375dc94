import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { ReadParkingController } from './read-parking.controller.js';

/** Where a vehicle stands, as the checkout said. */
@Module({ imports: [SettingsModule], controllers: [ReadParkingController] })
export class VehicleParkingModule {}
