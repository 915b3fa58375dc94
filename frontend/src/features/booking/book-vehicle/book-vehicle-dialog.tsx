import { type Instant, isBefore, type Period } from '@rigbook/contracts/kernel/time';
import { useState } from 'react';
import type { Booking, Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { PlainDialog } from '../../../ui/plain-dialog.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { Icon } from '../../../ui/icon.js';
import { NativeSegmented } from '../../../ui/form/native-segmented.js';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { VehicleStatusTag } from '../../fleet/shared/vehicle-status-tag.js';
import { BookingForm } from './booking-form.js';
import { BookingCalendar } from './calendar/booking-calendar.js';
import { nothingChosen } from './calendar/booking-choice.js';

const JoinWaitlistDialog = lazyDialog(
  async () => (await import('../waitlist/join-waitlist-dialog.js')).JoinWaitlistDialog,
  ['waitlist'],
);

/** A start and a duration, chosen where the vehicle's free hours are shown. */
export interface ChosenStart {
  readonly startAt: Instant;
  readonly hours: number;
}

interface Props {
  readonly vehicles: readonly Vehicle[];
  /** Undefined when no vehicle can be booked. */
  readonly vehicle: Vehicle | undefined;
  readonly start?: ChosenStart | undefined;
  readonly isAdmin: boolean;
  readonly onChangeVehicle: (vehicleId: string) => void;
  readonly onBooked: (booking: Booking) => void;
  readonly onClose: () => void;
}

/** Two ways to make a request: find free hours in the calendar, or enter known hours. */
export function BookVehicleDialog({ vehicle, ...rest }: Props) {
  const text = useText();
  return (
    <PlainDialog title={text('book.title')} width={980} onClose={rest.onClose}>
      {vehicle === undefined ? (
        <Empty icon="car">
          <p>{text('book.noVehicle')}</p>
        </Empty>
      ) : (
        <Booking vehicle={vehicle} {...rest} />
      )}
    </PlainDialog>
  );
}

function Booking({ vehicle, vehicles, start, onChangeVehicle, ...rest }: Props & { vehicle: Vehicle }) {
  const text = useText();
  const [way, setWay] = useState<'calendar' | 'form'>(start ? 'form' : 'calendar');
  const [choice, setChoice] = useState({ ...nothingChosen, ...start });
  const [waitingFor, setWaitingFor] = useState<Period>();
  const common = {
    vehicle,
    choice,
    onChoice: (changes: Partial<typeof choice>) => setChoice((before) => ({ ...before, ...changes })),
    onWait: setWaitingFor,
    ...rest,
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-y-3 gap-x-6">
        <p className="flex flex-wrap items-center gap-y-1 gap-x-3">
          <strong>
            <VehicleName vehicle={vehicle} />
          </strong>
          <bdi>{vehicle.type}</bdi>
          <Availability vehicle={vehicle} />
        </p>
        <NativeSegmented
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
      {waitingFor !== undefined && (
        <JoinWaitlistDialog
          vehicle={vehicle}
          period={waitingFor}
          purpose={choice.purpose}
          onPurpose={(purpose) => common.onChoice({ purpose })}
          onClose={() => setWaitingFor(undefined)}
        />
      )}
    </>
  );
}

/** A vehicle that is out or in maintenance can be booked for the hours after. */
function Availability({ vehicle: { status, availableFrom } }: { vehicle: Vehicle }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  if (status === 'available')
    return (
      <span className="inline-flex items-center gap-1 text-(--green-ink) font-semibold">
        <Icon name="check" size={16} /> {text('book.availableForBooking')}
      </span>
    );
  return (
    <>
      <VehicleStatusTag status={status} />
      {availableFrom !== null && isBefore(now, availableFrom) && (
        <span>{text('book.availableLater', { time: times.instantInSentence(availableFrom) })}</span>
      )}
    </>
  );
}
