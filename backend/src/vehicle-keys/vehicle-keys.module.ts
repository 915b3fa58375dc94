import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { ChangeVehicleKeysController, ChangeVehicleKeysHandler } from './change-vehicle-keys.controller.js';
import { ReadVehicleKeysController } from './read-vehicle-keys.controller.js';
import { SealedKeys } from './sealed-keys.js';

/** Where the keys of a vehicle are, and which codes open it. */
@Module({
  imports: [SettingsModule],
  controllers: [ChangeVehicleKeysController, ReadVehicleKeysController],
  providers: [ChangeVehicleKeysHandler, SealedKeys],
})
export class VehicleKeysModule {}
