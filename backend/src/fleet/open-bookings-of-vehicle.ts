import type { VehicleId } from '@rigbook/contracts/kernel';
import type { OpenBooking } from '@rigbook/contracts/refusals/open-bookings';

/** What retiring a vehicle has to know of bookings; the booking slice answers, which the fleet knows nothing of. */
export abstract class OpenBookingsOfVehicle {
  /** Pending, approved and active bookings of the vehicle, earliest first. */
  abstract openBookings(vehicleId: VehicleId): Promise<readonly OpenBooking[]>;
}
