import { LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { firstOfMonth } from '@rigbook/contracts/booking/requesting/month-grid.rules';
import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import { slotStates } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { slotsOfDay } from '@rigbook/contracts/booking/requesting/slots.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import type { Period } from '@rigbook/contracts/kernel/time';
import { useRef, useState } from 'react';
import { focusOn } from '../../../lib/device/focus-on.js';
import type { Booking, Vehicle } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Actions, DialogForm } from '../../../ui/plain-dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { CoverageWarning, HoursOfBooking, PurposeField } from '../request-booking/request-fields.js';
import { useBookingRequest } from '../request-booking/use-booking-request.js';
import type { ChoiceProps } from './calendar/booking-choice.js';
import { useVehicleCalendar } from './calendar/use-vehicle-calendar.js';
import { WhenFields } from './calendar/when-fields.js';

interface Props extends ChoiceProps {
  readonly vehicle: Vehicle;
  readonly isAdmin: boolean;
  readonly onClose: () => void;
  readonly onBooked: (booking: Booking) => void;
  readonly onWait: (period: Period) => void;
}

/** Date, start, duration and purpose in four fields. */
export function BookingForm({ vehicle, isAdmin, choice, onChoice, onClose, onBooked, onWait }: Props) {
  const text = useText();
  const zone = useZone();
  const now = useNow();
  const { hours, startAt, purpose } = choice;
  const day = startAt === undefined ? (choice.day ?? dayOf(now, zone)) : dayOf(startAt, zone);
  const [dateMissing, setDateMissing] = useState(false);
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { facts } = useVehicleCalendar(vehicle.id, firstOfMonth(day), isAdmin);
  const start = slotStates(slotsOfDay(day, zone), hours, facts).find((slot) => slot.startAt === startAt);
  const words = {
    done: text('book.submitted'),
    failed: text('book.failed'),
    unanswered: text('book.unansweredForm'),
  };
  const request = useBookingRequest({ vehicle, startAt: start?.startAt, hours, purpose }, words, onBooked);

  const submit = async () => {
    setAsked(true);
    const missing = dateMissing
      ? 'date'
      : start === undefined
        ? 'start'
        : purpose.trim() === ''
          ? 'purpose'
          : undefined;
    if (missing === undefined) return request.send();
    const description = text('book.missingDetail');
    showToast({ title: text('shift.missingInformation'), description, tone: 'destructive', asksForMore: true });
    focusOn(form.current?.querySelector<HTMLElement>(`[name="${missing}"]`));
  };

  return (
    <DialogForm ref={form} onSubmit={submit}>
      <WhenFields
        facts={facts}
        vehicleName={vehicle.name}
        day={day}
        startAt={startAt}
        hours={hours}
        dateMissing={dateMissing}
        startMissing={asked && start === undefined}
        onDay={(chosen, sameClock) => {
          setDateMissing(chosen === undefined);
          if (chosen !== undefined) onChoice({ day: chosen, startAt: sameClock });
        }}
        onStart={(next) => onChoice({ day: next === undefined ? day : dayOf(next, zone), startAt: next })}
        onHours={(next) => onChoice({ hours: next })}
        onWait={onWait}
      >
        <p className="text-soft text-sm sm:col-span-full">{text('book.longest', { hours: LONGEST_BOOKING_HOURS })}</p>
      </WhenFields>
      <PurposeField
        missing={asked && purpose.trim() === ''}
        value={purpose}
        onChange={(next) => onChoice({ purpose: next })}
      />
      {start !== undefined && <HoursOfBooking period={requestedPeriod(start.startAt, hours)} />}
      {start !== undefined && <CoverageWarning vehicleId={vehicle.id} {...requestedPeriod(start.startAt, hours)} />}
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr]">
        <Notice hue="blue" icon="pen" title={text('book.agreementTitle')}>
          <p>{text('book.agreementText')}</p>
        </Notice>
        <Notice hue="grey" icon="clock" title={text('book.hourBlockTitle')}>
          <p>{text('book.hourBlockText')}</p>
        </Notice>
      </div>
      <Refusal error={request.error} />
      <Actions>
        <Button onClick={onClose}>{text('dialog.cancel')}</Button>
        <Button look="primary" type="submit" busy={request.isPending}>
          {text(request.isPending ? 'book.submitting' : 'book.submitForm')}
        </Button>
      </Actions>
    </DialogForm>
  );
}
