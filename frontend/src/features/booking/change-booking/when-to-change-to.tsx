import { lastBookableDay } from '@rigbook/contracts/booking/requesting/booking-window.rules';
import { firstOfMonth } from '@rigbook/contracts/booking/requesting/month-grid.rules';
import { nextFreeStart, slotStates, type SlotFacts } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { slotsOfDay } from '@rigbook/contracts/booking/requesting/slots.rules';
import { dayOf, parseDay } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { Input } from 'antd';
import { useState } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { Field } from '../../../ui/form/field.js';
import { DurationField } from '../book-vehicle/calendar/booking-choice.js';
import { SlotUnavailable } from '../book-vehicle/calendar/slot-unavailable.js';
import { StartField } from '../book-vehicle/calendar/start-field.js';
import { useVehicleCalendar } from '../book-vehicle/calendar/use-vehicle-calendar.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import type { ChangeDraft, ChangingAs } from './change-draft.js';

interface Props {
  readonly booking: Booking;
  readonly draft: ChangeDraft;
  readonly vehicleName: string;
  readonly as: ChangingAs;
  readonly onChange: (changes: Partial<ChangeDraft>) => void;
}

/** Date, start and duration, and why hours that were chosen are not free. The booking's own hours are. */
export function WhenToChangeTo({ booking, draft, vehicleName, as, onChange }: Props) {
  const text = useText();
  const zone = useZone();
  const now = useNow();
  const { startAt, hours, vehicleId } = draft;
  const [dateMissing, setDateMissing] = useState(false);
  const day = dayOf(startAt, zone);
  const { isAdmin } = useOwnShifts();
  const calendar = useVehicleCalendar(vehicleId, firstOfMonth(day), isAdmin || as === 'admin');
  const facts = vehicleId === booking.vehicle.id ? withoutOwn(calendar.facts, booking) : calendar.facts;
  const slotsOn = (on: Day) => slotStates(slotsOfDay(on, zone), hours, facts);
  const slots = slotsOn(day);
  const start = slots.find((slot) => slot.startAt === startAt);
  const startStays = startAt === booking.startTime && vehicleId === booking.vehicle.id;

  const chooseDate = (written: string) => {
    const chosen = parseDay(written);
    const sameClock = chosen && slotsOn(chosen).find(({ label }) => label === start?.label);
    setDateMissing(sameClock === undefined);
    if (sameClock) onChange({ startAt: sameClock.startAt });
  };

  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[1fr_1.4fr_1fr] sm:items-start">
        <Field label={text('book.date')} error={dateMissing ? text('book.dateNeeded') : undefined}>
          {(control) => (
            <Input
              {...control}
              key={day}
              type="date"
              name="date"
              min={dayOf(now, zone)}
              max={lastBookableDay(now, zone)}
              defaultValue={day}
              onChange={({ target }) => chooseDate(target.value)}
            />
          )}
        </Field>
        <StartField
          slots={slots}
          startAt={startAt}
          missing={false}
          onStart={(chosen) => chosen !== undefined && onChange({ startAt: chosen })}
        />
        <DurationField hours={hours} onHours={(chosen) => onChange({ hours: chosen })} />
      </div>
      {start !== undefined && start.state !== 'available' && !(startStays && start.state === 'past') && (
        <div className="p-3 rounded-(--radius-small) bg-(--sunken)">
          <SlotUnavailable
            slot={start}
            hours={hours}
            vehicleName={vehicleName}
            nextFree={nextFreeStart(startAt, hours, facts)}
            onChoose={(chosen) => onChange({ startAt: chosen })}
          />
        </div>
      )}
    </>
  );
}

const withoutOwn = (facts: SlotFacts, { startTime, endTime }: Booking): SlotFacts => ({
  ...facts,
  taken: facts.taken.filter(({ startAt, endAt }) => startAt !== startTime || endAt !== endTime),
});
