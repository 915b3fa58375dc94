import { firstOfMonth } from '@rigbook/contracts/booking/requesting/month-grid.rules';
import type { SlotFacts } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { hasPapersThroughout } from '@rigbook/contracts/fleet/papers-end.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { useState } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import { useZone } from '../../../lib/time/zone.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { useVehicleCalendar } from '../book-vehicle/calendar/use-vehicle-calendar.js';
import { waitingUntil } from '../shared/waiting-extension.js';
import { WhenFields } from '../book-vehicle/calendar/when-fields.js';
import { type ChangeDraft, type ChangingAs, useDurationsLeft } from './change-draft.js';

interface Props {
  readonly booking: Booking;
  readonly draft: ChangeDraft;
  readonly vehicleName: string;
  readonly as: ChangingAs;
  readonly onChange: (changes: Partial<ChangeDraft>) => void;
}

/** Date, start and duration, and why hours that were chosen are not free. The booking's own hours are. */
export function WhenToChangeTo({ booking, draft, vehicleName, as, onChange }: Props) {
  const { startAt, hours, vehicleId } = draft;
  const [dateMissing, setDateMissing] = useState(false);
  const durationsLeft = useDurationsLeft(booking);
  const day = dayOf(startAt, useZone());
  const { isAdmin } = useOwnShifts();
  const calendar = useVehicleCalendar(vehicleId, firstOfMonth(day), isAdmin || as === 'admin');
  const isSameVehicle = vehicleId === booking.vehicle.id;
  return (
    <WhenFields
      facts={isSameVehicle ? withoutOwn(calendar.facts, booking) : calendar.facts}
      vehicleName={vehicleName}
      day={day}
      startAt={startAt}
      hours={hours}
      dateMissing={dateMissing}
      durationsLeft={isSameVehicle && startAt === booking.startTime ? durationsLeft : undefined}
      onDay={(_, sameClock) => {
        setDateMissing(sameClock === undefined);
        if (sameClock !== undefined) onChange({ startAt: sameClock });
      }}
      onStart={(chosen) => chosen !== undefined && onChange({ startAt: chosen })}
      onHours={(chosen) => onChange({ hours: chosen })}
    />
  );
}

/** Also where a paper ended since: within its own hours a booking may move. */
const withoutOwn = (facts: SlotFacts, booking: Booking): SlotFacts => ({
  ...facts,
  papersEnd: hasPapersThroughout(periodOfBooking(booking), facts.papersEnd ?? null, facts.zone)
    ? (facts.papersEnd ?? null)
    : null,
  taken: facts.taken.filter(
    ({ startAt, endAt }) => startAt !== booking.startTime || endAt !== (waitingUntil(booking) ?? booking.endTime),
  ),
});
