import { textLimits, trimmedText } from '@rigbook/contracts/kernel/text';
import { useState } from 'react';
import type { ReadingOfShift } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/content/notice.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useContestReading } from './readings-api.js';
import { useAsRead } from './use-as-read.js';

interface Props {
  /** The person's shift, whose kilometers the reading decides. */
  readonly shiftId: string;
  readonly reading: ReadingOfShift;
  readonly onClose: () => void;
}

/** Says in the person's words why a reading is wrong. */
export function ContestDialog({ shiftId, reading, onClose }: Props) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = trimmedText(words) === '';
  const contest = useContestReading(shiftId, reading.bookingId, trimmedText(words));
  const { read, before, refusal } = useAsRead(reading, contest.error, (one, other) => one.mileage === other.mileage);
  const { side, step, mileage: km, contestableUntil } = read;

  const submit = async () => {
    setAsked(true);
    if (isMissing) return;
    const command = contest.mutateAsync({ step, seenMileage: km, words: trimmedText(words) });
    if (!(await attempt(command, text('readings.failed')))) return;
    showToast({ title: text('readings.done'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('readings.wrong')} width={460} focusFirstField onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <p>
          {text(`readings.${side}.${step}`)}: <strong className="tabular-nums">{text('view.km', { km })}</strong>
        </p>
        <p>{text('readings.explanation', { until: times.instantInSentence(contestableUntil) })}</p>
        <FreeTextField
          label={text('readings.words')}
          hint={text('readings.wordsHint')}
          error={asked && isMissing ? text('readings.wordsMissing') : undefined}
          most={textLimits.contest}
          value={words}
          onChange={setWords}
        />
        {before && (
          <Notice hue="yellow" icon="alert" title={text('readings.changed')} live>
            {text('readings.changedFromTo', { before: before.mileage, km })}
          </Notice>
        )}
        <Refusal error={refusal} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={contest.isPending}>
            {text('readings.send')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
