import type { OpenBooking } from '@rigbook/contracts/refusals/open-bookings';
import { Refusal } from '../../platform/decisions/index.js';
import type { VehicleRetired } from '../vehicle.events.js';
import type { VehicleInFleet } from '../vehicle.state.js';

export interface RetirementFacts {
  readonly vehicle: VehicleInFleet;
  readonly bookings: readonly OpenBooking[];
}

/** Permanently retires a vehicle without open bookings. @throws Refusal VEHICLE_HAS_OPEN_BOOKINGS */
export function retireVehicle({ vehicle, bookings }: RetirementFacts): VehicleRetired {
  if (bookings.length > 0)
    throw new Refusal('VEHICLE_HAS_OPEN_BOOKINGS', { vehicleName: vehicle.details.name, bookings });
  return { type: 'VehicleRetired', data: {} };
}
