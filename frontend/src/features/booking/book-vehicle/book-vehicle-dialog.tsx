import { useState } from 'react';
import type { Booking, Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Dialog } from '../../../ui/dialog.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { Segmented } from '../../../ui/form/segmented.js';
import { Icon } from '../../../ui/icon.js';
import { BookingForm } from './booking-form.js';
import { BookingCalendar } from './calendar/booking-calendar.js';
import { nothingChosen } from './calendar/booking-choice.js';

interface Props {
  readonly vehicles: readonly Vehicle[];
  /** Undefined when no vehicle can be booked. */
  readonly vehicle: Vehicle | undefined;
  readonly isAdmin: boolean;
  readonly onChangeVehicle: (vehicleId: string) => void;
  readonly onBooked: (booking: Booking) => void;
  readonly onClose: () => void;
}

/** Two ways to make a request: find free hours in the calendar, or enter known hours. */
export function BookVehicleDialog({ vehicle, ...rest }: Props) {
  const text = useText();
  return (
    <Dialog title={text('book.title')} width={980} onClose={rest.onClose}>
      {vehicle === undefined ? (
        <Empty icon="car">
          <p>{text('book.noVehicle')}</p>
        </Empty>
      ) : (
        <Booking vehicle={vehicle} {...rest} />
      )}
    </Dialog>
  );
}

function Booking({ vehicle, vehicles, onChangeVehicle, ...rest }: Props & { vehicle: Vehicle }) {
  const text = useText();
  const [way, setWay] = useState<'calendar' | 'form'>('calendar');
  const [choice, setChoice] = useState(nothingChosen);
  const common = {
    vehicle,
    choice,
    onChoice: (changes: Partial<typeof choice>) => setChoice((before) => ({ ...before, ...changes })),
    ...rest,
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6">
        <p className="flex flex-wrap items-center gap-y-1 gap-x-3">
          <bdi>
            <strong>{vehicle.name}</strong> {vehicle.type}
          </bdi>
          <span className="inline-flex items-center gap-1 text-(--green-ink) font-semibold">
            <Icon name="check" size={16} /> {text('book.availableForBooking')}
          </span>
        </p>
        <Segmented
          label={text('book.way')}
          value={way}
          options={[
            { value: 'calendar', label: text('book.wayCalendar') },
            { value: 'form', label: text('book.wayForm') },
          ]}
          onChange={setWay}
        />
      </div>
      {way === 'calendar' ? (
        <BookingCalendar vehicles={vehicles} onChangeVehicle={onChangeVehicle} {...common} />
      ) : (
        <BookingForm {...common} />
      )}
    </>
  );
}
