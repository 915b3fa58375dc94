import { useQuery } from '@tanstack/react-query';
import { BookVehicleDialog } from '../../../features/booking/book-vehicle/book-vehicle-dialog.js';
import { vehiclesQuery } from '../../../features/fleet/api/get-vehicles.js';
import type { Booking, CurrentUser } from '../../../lib/http/answers.js';

interface Props {
  readonly vehicleId: string;
  readonly user: CurrentUser;
  readonly onChangeVehicle: (vehicleId: string) => void;
  readonly onBooked: (booking: Booking) => void;
  readonly onClose: () => void;
}

/** The fleet's vehicles in the booking's calendar; the first one that is free when none is named. */
export function BookVehicle({ vehicleId, user, onChangeVehicle, onBooked, onClose }: Props) {
  const { data: vehicles } = useQuery(vehiclesQuery);
  if (vehicles === undefined) return null;
  const bookable = vehicles.filter(({ status }) => status === 'available');
  return (
    <BookVehicleDialog
      vehicles={vehicles}
      vehicle={bookable.find(({ id }) => id === vehicleId) ?? bookable[0]}
      isAdmin={user.isAdmin}
      onChangeVehicle={onChangeVehicle}
      onBooked={onBooked}
      onClose={onClose}
    />
  );
}
