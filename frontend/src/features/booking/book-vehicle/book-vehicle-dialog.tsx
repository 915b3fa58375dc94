import type { Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Dialog } from '../../../ui/dialog.js';
import { Empty } from '../../../ui/empty.js';
import { BookingCalendar } from './booking-calendar.js';

interface Props {
  readonly vehicles: readonly Vehicle[];
  /** Undefined when no vehicle can be booked. */
  readonly vehicle: Vehicle | undefined;
  readonly isAdmin: boolean;
  readonly onChangeVehicle: (vehicleId: string) => void;
  readonly onClose: () => void;
}

export function BookVehicleDialog({ vehicle, onClose, ...rest }: Props) {
  const text = useText();
  return (
    <Dialog title={text('book.title')} width={980} onClose={onClose}>
      {vehicle === undefined ? (
        <Empty icon="car">{text('book.noVehicle')}</Empty>
      ) : (
        <BookingCalendar vehicle={vehicle} onBooked={onClose} {...rest} />
      )}
    </Dialog>
  );
}
