import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import { textLimits, trimmedText } from '@rigbook/contracts/kernel/text';
import { type ReactNode, useState } from 'react';
import { useIdempotencyKey } from '../../../../lib/http/idempotency-key.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useAsRead } from '../../shared/readings/use-as-read.js';
import { useKeepReading } from '../api/odometer.js';
import { ChangedNotice, isSameReading } from './changed-notice.js';

interface Props {
  readonly bookingId: string;
  readonly step: ReadingStep;
  readonly mileage: number;
  /** how many people contest it */
  readonly contests: number;
  /** what they say */
  readonly said: ReactNode;
  readonly onClose: () => void;
}

/** Keeps a contested reading, with a reason. */
export function KeepReadingDialog({ bookingId, step, mileage, contests, said, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = trimmedText(reason) === '';
  const keep = useKeepReading(bookingId, useIdempotencyKey(reason));
  const { read, before, refusal } = useAsRead({ mileage, contests }, keep.error, isSameReading);

  const submit = async () => {
    setAsked(true);
    if (isMissing) return;
    const command = keep.mutateAsync({
      step,
      seenMileage: read.mileage,
      seenContests: read.contests,
      reason: trimmedText(reason),
    });
    if (!(await attempt(command, text('odometer.keep.failed')))) return;
    showToast({ title: text('odometer.keep.done'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text(`odometer.keep.title.${step}`)} width={460} focusFirstField onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <p>{text('odometer.keep.explanation', { km: read.mileage })}</p>
        <FreeTextField
          label={text('odometer.keep.reason')}
          hint={text('odometer.keep.reasonHint')}
          error={asked && isMissing ? text('odometer.keep.reasonMissing') : undefined}
          most={textLimits.reason}
          value={reason}
          onChange={setReason}
        />
        {before && <ChangedNotice before={before} now={read} said={said} />}
        <Refusal error={refusal} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={keep.isPending}>
            {text('odometer.keep.save')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
