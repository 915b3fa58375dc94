import { DEFAULT_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { lastBookableDay } from '@rigbook/contracts/booking/booking-window.rules';
import { firstOfMonth, monthGrid } from '@rigbook/contracts/booking/month-grid.rules';
import type { BookingCircumstances } from '@rigbook/contracts/booking/slot-states.rules';
import { addDays, dayOf, startOfDay } from '@rigbook/contracts/kernel/calendar';
import type { Day, Instant, Period, Zone } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { ErrorScreen } from '../../../ui/error-screen.js';
import { Icon } from '../../../ui/icon.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { vehicleCalendarQuery } from '../api/get-vehicle-calendar.js';
import styles from './booking-calendar.module.css';
import { MonthCalendar } from './month-calendar.js';
import { SlotPanel } from './slot-panel.js';
import { VehicleAndDuration } from './vehicle-and-duration.js';

const ConfirmBookingDialog = lazy(async () => ({
  default: (await import('../confirm-booking/confirm-booking-dialog.js')).ConfirmBookingDialog,
}));

interface Props {
  readonly vehicles: readonly Vehicle[];
  readonly vehicle: Vehicle;
  readonly isAdmin: boolean;
  readonly onChangeVehicle: (vehicleId: string) => void;
  readonly onBooked: () => void;
}

/** What the month shows and every start within the window may run into: a booking lasts a day at most. */
function periodToKnow(month: Day, now: Instant, zone: Zone): Period {
  const weeks = monthGrid(month);
  const lastShown = weeks.at(-1)?.at(-1) ?? month;
  const lastStart = lastBookableDay(now, zone);
  const last = lastStart > lastShown ? lastStart : lastShown;
  return { startAt: startOfDay(weeks[0]?.[0] ?? month, zone), endAt: startOfDay(addDays(last, 2), zone) };
}

/** Vehicle and duration, then a day, then a start (product description, section 2). */
export function BookingCalendar({ vehicles, vehicle, isAdmin, onChangeVehicle, onBooked }: Props) {
  const text = useText();
  const zone = useZone();
  const now = useNow();
  const [hours, setHours] = useState(DEFAULT_BOOKING_HOURS);
  const [month, setMonth] = useState(() => firstOfMonth(dayOf(now, zone)));
  const [day, setDay] = useState<Day>();
  const [startAt, setStartAt] = useState<Instant>();
  const calendar = useQuery(vehicleCalendarQuery(vehicle.id, periodToKnow(month, now, zone)));
  const circumstances: BookingCircumstances = { now, zone, isAdmin, taken: calendar.data ?? [] };

  return (
    <div className={styles.calendar}>
      <p className={styles.vehicle}>
        <bdi>
          <strong>{vehicle.name}</strong> {vehicle.type}
        </bdi>
        <span className={styles.available}>
          <Icon name="check" size={16} /> {text('book.availableForBooking')}
        </span>
      </p>
      <VehicleAndDuration
        vehicles={vehicles}
        vehicleId={vehicle.id}
        hours={hours}
        onVehicle={onChangeVehicle}
        onHours={setHours}
      />
      {calendar.error ? (
        <ErrorScreen error={calendar.error} retry={() => void calendar.refetch()} />
      ) : calendar.data === undefined ? (
        <Skeleton label={text('book.calendarLoading')}>
          <Bone height={420} />
        </Skeleton>
      ) : (
        <div className={styles.columns}>
          <MonthCalendar
            month={month}
            selected={day}
            circumstances={circumstances}
            onMonth={setMonth}
            onSelect={(selected) => {
              setDay(selected);
              setMonth(firstOfMonth(selected));
            }}
          />
          {day === undefined ? (
            <p className={styles.chooseDay}>{text('book.chooseDay')}</p>
          ) : (
            <SlotPanel
              key={`${vehicle.id} ${day}`}
              day={day}
              hours={hours}
              vehicleName={vehicle.name}
              circumstances={circumstances}
              onChoose={setStartAt}
            />
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {startAt !== undefined && (
          <ConfirmBookingDialog
            vehicle={vehicle}
            startAt={startAt}
            hours={hours}
            onClose={() => setStartAt(undefined)}
            onBooked={onBooked}
          />
        )}
      </Suspense>
    </div>
  );
}
