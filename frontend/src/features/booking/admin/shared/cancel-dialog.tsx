import { textLimits } from '@rigbook/contracts/kernel/text';
import { useState } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useCancelBooking } from '../api/decisions.js';
import { useDecisionOn } from './undo/undoable-decision.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

/** Asks for confirmation, and for a reason for the responder. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const attempt = useAttempt();
  const cancel = useCancelBooking();
  const underWay = useDecisionOn(booking.id) !== undefined;
  const [reason, setReason] = useState('');

  const confirm = async () => {
    const command = cancel.mutateAsync({ bookingId: booking.id, reason });
    if (!(await attempt(command, text('diary.cancelFailed')))) return;
    showToast({ title: text('diary.cancelled'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('diary.cancelTitle')} width={460} onClose={onClose}>
      <p>
        <VehicleName vehicle={booking.vehicle} />, {person(booking.user)}
      </p>
      <p>{times.period({ startAt: booking.startTime, endAt: booking.endTime })}</p>
      <p>{text('diary.cancelText')}</p>
      <FreeTextField label={text('diary.cancelReason')} most={textLimits.reason} value={reason} onChange={setReason} />
      <Refusal error={cancel.error} />
      <Actions>
        <Button onClick={onClose}>{text('diary.cancelKeep')}</Button>
        <Button look="primary" danger busy={cancel.isPending || underWay} onClick={() => void confirm()}>
          {text('diary.cancelConfirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
