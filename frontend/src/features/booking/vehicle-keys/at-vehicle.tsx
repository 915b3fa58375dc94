import type { Booking } from '../../../lib/http/answers.js';
import { ParkingOfNext } from '../parking/parking-of-next.js';
import { KeysOfVehicle } from './keys-of-vehicle.js';

/** What a shift has to know to take its vehicle. One part, since both come together. */
export function AtVehicle({ booking }: { readonly booking: Booking }) {
  return (
    <>
      <ParkingOfNext booking={booking} />
      <KeysOfVehicle booking={booking} />
    </>
  );
}
