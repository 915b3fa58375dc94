import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { requestedPeriod } from '@rigbook/contracts/booking/requesting/request.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useRef, useState } from 'react';
import { focusOn } from '../../../lib/device/focus-on.js';
import type { Booking, Vehicle } from '../../../lib/http/answers.js';
import { useRichText, useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Facts } from '../../../ui/content/facts.js';
import { Notice } from '../../../ui/content/notice.js';
import { Actions, PlainDialog, DialogForm } from '../../../ui/plain-dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { CoverageWarning, HoursOfBooking, PurposeField } from './request-fields.js';
import { useBookingRequest } from './use-booking-request.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';

interface Props {
  readonly vehicle: Vehicle;
  readonly startAt: Instant;
  readonly hours: number;
  /** Kept by the calendar, so that choosing another start does not lose the text. */
  readonly purpose: string;
  readonly onPurpose: (purpose: string) => void;
  readonly onClose: () => void;
  readonly onBooked: (booking: Booking) => void;
}

/** Sums up the request, takes the purpose, and sends it. */
export function ConfirmBookingDialog({ vehicle, startAt, hours, purpose, onPurpose, onClose, onBooked }: Props) {
  const text = useText();
  const rich = useRichText();
  const times = useTimes();
  const zone = useZone();
  const words = {
    done: text('book.submittedForApproval'),
    failed: text('book.failedInCalendar'),
    unanswered: text('book.unansweredCalendar'),
  };
  const request = useBookingRequest({ vehicle, startAt, hours, purpose }, words, onBooked);
  const [purposeMissing, setPurposeMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const period = requestedPeriod(startAt, hours);

  const submit = async () => {
    if (purpose.trim() !== '') return request.send();
    setPurposeMissing(true);
    focusOn(form.current?.querySelector<HTMLElement>('[name="purpose"]'));
  };

  return (
    <PlainDialog title={text('book.confirmTitle')} onClose={onClose}>
      <DialogForm ref={form} onSubmit={submit}>
        <Facts
          facts={[
            [
              text('book.vehicle'),
              rich('book.vehicleAndType', { vehicle: <VehicleName vehicle={vehicle} />, type: vehicle.type }),
            ],
            [text('book.date'), times.fullDay(dayOf(startAt, zone))],
            [text('book.time'), times.period(period)],
            [text('book.durationShort'), text('time.hours', { hours })],
          ]}
        />
        <PurposeField
          missing={purposeMissing}
          value={purpose}
          onChange={(next) => {
            onPurpose(next);
            setPurposeMissing(false);
          }}
        />
        <HoursOfBooking period={period} />
        <CoverageWarning vehicleId={vehicle.id} {...period} />
        <Notice hue="blue" icon="info" title={text('book.noticeTitle')}>
          <ul className="ps-4.5 list-disc">
            <li>{text('book.notice1')}</li>
            <li>{text('book.notice2', { limit: WEEKLY_HOURS_LIMIT })}</li>
            <li>{text('book.notice3')}</li>
          </ul>
        </Notice>
        <Refusal error={request.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={request.isPending}>
            {text(request.isPending ? 'book.submitting' : 'book.submit')}
          </Button>
        </Actions>
      </DialogForm>
    </PlainDialog>
  );
}
