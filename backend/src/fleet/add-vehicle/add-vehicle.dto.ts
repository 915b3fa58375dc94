import { ApiSchema } from '@nestjs/swagger';
import type { FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import { OptionalNotNull } from '../../platform/http/optional.decorators.js';
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

  @OptionalNotNull()
  @VehiclePlateNumber
  plateNumber?: string;
}
