import { ApiSchema } from '@nestjs/swagger';
import type { FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import { WhereSent } from '../../platform/http/where-sent.decorator.js';
import type { VehicleDetails } from '../vehicle.events.js';
import { AllowedRoles, VehicleLocation, VehicleName, VehiclePlateNumber, VehicleType } from '../vehicle-fields.js';

@ApiSchema({ name: 'AddVehicle' })
export class AddVehicleDto implements VehicleDetails {
  @VehicleName(true)
  name!: string;

  @VehicleType(true)
  type!: string;

  @VehicleLocation(true)
  location!: string;

  @AllowedRoles(true)
  allowedRoles!: FleetRole[];

  @WhereSent()
  @VehiclePlateNumber
  plateNumber?: string;
}
