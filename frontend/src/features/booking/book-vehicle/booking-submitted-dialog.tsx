import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Actions, PlainDialog } from '../../../ui/plain-dialog.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { FiveStepLine } from '../shared/five-step-line/five-step-line.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';

/** Shown after a request: what was requested, and the steps until the vehicle may be driven. */
export function BookingSubmittedDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const text = useText();
  const times = useTimes();
  return (
    <PlainDialog title={text('book.submittedForApproval')} onClose={onClose}>
      <p>
        <strong>
          <VehicleName vehicle={booking.vehicle} />
        </strong>
        <br />
        {times.period(periodOfBooking(booking))}
      </p>
      <div className="py-2">
        <FiveStepLine progress={booking} />
      </div>
      <Notice hue="blue" icon="pen" title={text('book.agreementTitle')}>
        <p>{text('book.agreementText')}</p>
      </Notice>
      <Actions>
        <Button look="primary" onClick={onClose}>
          {text('book.submittedDone')}
        </Button>
      </Actions>
    </PlainDialog>
  );
}
