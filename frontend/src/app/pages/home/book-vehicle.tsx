import { hasHoursToBook } from '@rigbook/contracts/fleet/out-of-service.rules';
import { useQuery } from '@tanstack/react-query';
import { BookVehicleDialog, type ChosenStart } from '../../../features/booking/book-vehicle/book-vehicle-dialog.js';
import { fleetQuery } from '../../../features/fleet/api/get-fleet.js';
import { LicenceStep } from '../../../features/licences/licence-step/licence-step.js';
import { useAwaitsLicence } from '../../../features/licences/licence-step/use-awaits-licence.js';
import type { Booking, CurrentUser } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { PlainDialog } from '../../../ui/plain-dialog.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';

export interface BookVehicleProps {
  readonly vehicleId: string;
  /** chosen before the dialog opened */
  readonly start?: ChosenStart | undefined;
  readonly user: CurrentUser;
  readonly onChangeVehicle: (vehicleId: string) => void;
  readonly onBooked: (booking: Booking) => void;
  readonly onClose: () => void;
}

/**
 * The fleet's vehicles in the booking calendar. Selects the first free one if none is named. Without a verified license nothing can be
 * booked, so what is missing comes first.
 */
export function BookVehicle({ vehicleId, start, user, onChangeVehicle, onBooked, onClose }: BookVehicleProps) {
  const text = useText();
  const now = useNow();
  const awaitsLicence = useAwaitsLicence(user);
  const { data: vehicles, error, refetch } = useQuery(fleetQuery);
  if (awaitsLicence)
    return (
      <PlainDialog title={text('book.title')} onClose={onClose}>
        <LicenceStep />
      </PlainDialog>
    );
  if (vehicles === undefined)
    return error === null ? null : (
      <PlainDialog title={text('book.title')} onClose={onClose}>
        <ErrorScreen error={error} retry={() => void refetch()} />
      </PlainDialog>
    );
  const bookable = vehicles.filter((vehicle) => hasHoursToBook(vehicle, now));
  const wanted = bookable.find(({ id }) => id === vehicleId);
  return (
    <BookVehicleDialog
      vehicles={vehicles}
      vehicle={wanted ?? bookable.find(({ status }) => status === 'available') ?? bookable[0]}
      start={start}
      isAdmin={user.isAdmin}
      onChangeVehicle={onChangeVehicle}
      onBooked={onBooked}
      onClose={onClose}
    />
  );
}
