import { firstOfMonth } from '@rigbook/contracts/booking/requesting/month-grid.rules';
import { hasHoursToBook } from '@rigbook/contracts/fleet/out-of-service.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import type { Day, Period } from '@rigbook/contracts/kernel/time';
import { useState } from 'react';
import type { Booking, Vehicle } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone } from '../../../../ui/feedback/skeleton.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';
import { lazyDialog } from '../../../../ui/lazy/lazy-dialog.js';
import { useVehicleStatusLabel } from '../../../fleet/shared/vehicle-status-tag.js';
import { type ChoiceProps, DurationField } from './booking-choice.js';
import { DayChooser } from './day-chooser.js';
import { SlotPanel, SlotsTitle } from './slot-panel.js';
import { useVehicleCalendar } from './use-vehicle-calendar.js';
import styles from './booking-calendar.module.css';

const ConfirmBookingDialog = lazyDialog(
  async () => (await import('../../request-booking/confirm-booking-dialog.js')).ConfirmBookingDialog,
);

interface Props extends ChoiceProps {
  readonly vehicles: readonly Vehicle[];
  readonly vehicle: Vehicle;
  readonly isAdmin: boolean;
  readonly onChangeVehicle: (vehicleId: string) => void;
  readonly onBooked: (booking: Booking) => void;
  readonly onWait: (period: Period) => void;
}

/** Vehicle and duration, then a day, then a start. */
export function BookingCalendar({
  vehicles,
  vehicle,
  isAdmin,
  choice,
  onChoice,
  onChangeVehicle,
  onBooked,
  onWait,
}: Props) {
  const today = dayOf(useNow(), useZone());
  const { hours, startAt, purpose } = choice;
  const day = choice.day ?? today;
  const [month, setMonth] = useState(() => firstOfMonth(day));
  const [confirming, setConfirming] = useState(false);
  const calendar = useVehicleCalendar(vehicle.id, month, isAdmin);
  const chooseDay = (chosen: Day) => {
    onChoice({ day: chosen });
    setMonth(firstOfMonth(chosen));
  };

  return (
    <div className="grid gap-4">
      <VehicleAndDuration
        vehicles={vehicles}
        vehicleId={vehicle.id}
        hours={hours}
        onVehicle={onChangeVehicle}
        onHours={(next) => onChoice({ hours: next })}
      />
      {calendar.error ? (
        <ErrorScreen error={calendar.error} retry={() => void calendar.refetch()} />
      ) : !calendar.isLoaded ? (
        <CalendarSkeleton day={day} />
      ) : (
        <div className={styles.columns}>
          <DayChooser month={month} day={day} facts={calendar.facts} onMonth={setMonth} onDay={chooseDay} />
          <SlotPanel
            key={`${vehicle.id} ${day}`}
            day={day}
            hours={hours}
            vehicleName={vehicle.name}
            facts={calendar.facts}
            onDay={chooseDay}
            onChoose={(chosen) => {
              onChoice({ startAt: chosen });
              setConfirming(true);
            }}
            onWait={onWait}
          />
        </div>
      )}
      {confirming && startAt !== undefined && (
        <ConfirmBookingDialog
          vehicle={vehicle}
          startAt={startAt}
          hours={hours}
          purpose={purpose}
          onPurpose={(next) => onChoice({ purpose: next })}
          onClose={() => setConfirming(false)}
          onBooked={onBooked}
        />
      )}
    </div>
  );
}

function CalendarSkeleton({ day }: { readonly day: Day }) {
  const text = useText();
  return (
    <div className={styles.columns} role="status" aria-label={text('book.calendarLoading')}>
      <div className={styles.daysToCome}>
        <Bone height="100%" />
      </div>
      <div className="grid content-start gap-3">
        <SlotsTitle day={day} />
        <Bone height={288} />
      </div>
    </div>
  );
}

interface VehicleAndDurationProps {
  readonly vehicles: readonly Vehicle[];
  readonly vehicleId: string;
  readonly hours: number;
  readonly onVehicle: (vehicleId: string) => void;
  readonly onHours: (hours: number) => void;
}

function VehicleAndDuration({ vehicles, vehicleId, hours, onVehicle, onHours }: VehicleAndDurationProps) {
  const text = useText();
  const statusLabel = useVehicleStatusLabel();
  const now = useNow();
  return (
    <div className={styles.pickers}>
      <Field label={text('book.vehicle')}>
        {(control) => (
          <NativeSelect {...control} value={vehicleId} onChange={({ target }) => onVehicle(target.value)}>
            {vehicles.map(({ id, name, type, status, availableFrom }) => (
              <option key={id} value={id} disabled={!hasHoursToBook({ status, availableFrom }, now)}>
                {status === 'available'
                  ? text('book.vehicleAndType', { vehicle: name, type })
                  : text('book.unavailableNow', { vehicle: name, type, status: statusLabel(status) })}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <DurationField hours={hours} onHours={onHours} />
    </div>
  );
}
