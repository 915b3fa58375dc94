import type { VehicleId } from '@rigbook/contracts/kernel';
import type { OpenBooking } from '@rigbook/contracts/refusals/open-bookings';

/** What retiring a vehicle must know about bookings. The booking slice implements it, which the fleet does not know. */
export abstract class OpenBookingsOfVehicle {
  /** Pending, approved and active bookings of the vehicle, earliest first. */
  abstract openBookings(vehicleId: VehicleId): Promise<readonly OpenBooking[]>;
}
