import { readMileage } from '@rigbook/contracts/booking/shift/check-in.rules';
import {
  correctionProblem,
  readingAt,
  type ReadingStep,
  type ShiftReadings,
} from '@rigbook/contracts/booking/shift/odometer.rules';
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
import { MileageField, useMileageProblem } from '../../handover/fields.js';
import { useAsRead } from '../../shared/readings/use-as-read.js';
import { useCorrectReading } from '../api/odometer.js';
import { ChangedNotice, isSameReading } from './changed-notice.js';

interface Props {
  readonly bookingId: string;
  readonly step: ReadingStep;
  /** as they count now */
  readonly readings: ShiftReadings;
  /** how many people contest it */
  readonly contests: number;
  /** what they say; left out where it stands in the history */
  readonly said?: ReactNode;
  readonly onClose: () => void;
}

/** Supersedes one reading of a shift, with a reason. */
export function CorrectReadingDialog({ bookingId, step, readings, contests, said, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isReasonMissing = trimmedText(reason) === '';
  const correct = useCorrectReading(bookingId, useIdempotencyKey(`${typed} ${reason}`));
  const known = { readings, mileage: readingAt(readings, step) ?? 0, contests };
  const { read: seen, before, refusal } = useAsRead(known, correct.error, isSameReading);
  const problem = useProblem(typed, step, seen.readings);

  const submit = async () => {
    setAsked(true);
    const read = readMileage(typed);
    if (problem !== undefined || isReasonMissing || 'problem' in read) return;
    const correction = {
      step,
      seenMileage: seen.mileage,
      seenContests: seen.contests,
      mileage: read.km,
      reason: trimmedText(reason),
    };
    if (!(await attempt(correct.mutateAsync(correction), text('odometer.correct.failed')))) return;
    showToast({ title: text('odometer.correct.done'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text(`odometer.correct.title.${step}`)} width={460} focusFirstField onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <p>{text('odometer.correct.explanation')}</p>
        <MileageField
          label={text('odometer.correct.mileage')}
          hint={text('odometer.correct.now', { km: seen.mileage })}
          problem={problem}
          asked={asked}
          value={typed}
          onChange={setTyped}
        />
        <FreeTextField
          label={text('odometer.correct.reason')}
          hint={text('odometer.correct.reasonHint')}
          error={asked && isReasonMissing ? text('odometer.correct.reasonMissing') : undefined}
          most={textLimits.reason}
          value={reason}
          onChange={setReason}
        />
        {before && <ChangedNotice before={before} now={seen} said={said} />}
        <Refusal error={refusal} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={correct.isPending}>
            {text('odometer.correct.save')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}

/** What is wrong with the typed mileage, in words. */
function useProblem(typed: string, step: ReadingStep, readings: ShiftReadings): string | undefined {
  const text = useText();
  const unreadable = useMileageProblem(typed, text('odometer.correct.missing'));
  const read = readMileage(typed);
  if ('problem' in read) return unreadable;
  switch (correctionProblem(readings, step, read.km)) {
    case 'unchanged':
      return text('odometer.correct.unchanged');
    case 'below-check-in':
      return text('odometer.correct.below-check-in', { km: readings.checkInKm });
    case 'above-check-out':
      return text('odometer.correct.above-check-out', { km: readings.checkOutKm ?? 0 });
    default:
      return undefined;
  }
}
