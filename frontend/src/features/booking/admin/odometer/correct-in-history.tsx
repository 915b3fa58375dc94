import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import { maySettleReading, type ReadingMatter } from '@rigbook/contracts/booking/shift/reading-contest.rules';
import { useQuery } from '@tanstack/react-query';
import type { HistoryEntry } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { currentUserQuery } from '../../../auth/api/get-current-user.js';
import { openContests, readingsOf, stepOf } from '../../../history/shared/readings-of.js';
import { CorrectReadingDialog } from './correct-reading-dialog.js';

interface Props {
  readonly bookingId: string;
  readonly step: ReadingStep;
  readonly history: readonly HistoryEntry[];
  readonly onClose: () => void;
}

/** Corrects a reading of the history, or says why the administrator must not. */
export function CorrectInHistory({ history, ...reading }: Props) {
  const text = useText();
  const { step, onClose } = reading;
  const { data: reader } = useQuery(currentUserQuery);
  const readings = readingsOf(history);
  if (readings === undefined) return null;
  if (!reader || maySettleReading(reader.unitNumber, readingMatter(history, step)))
    return <CorrectReadingDialog {...reading} readings={readings} contests={openContests(history, step)} />;
  return (
    <Dialog title={text(`odometer.correct.title.${step}`)} width={460} onClose={onClose}>
      <p>{text('odometer.contested.byOther')}</p>
      <Actions>
        <Button onClick={onClose}>{text('dialog.close')}</Button>
      </Actions>
    </Dialog>
  );
}

/** The unit numbers of people whom a reading names, as far as the booking's own history says. Who had the vehicle before and after, the server knows. */
export function readingMatter(history: readonly HistoryEntry[], step: ReadingStep): ReadingMatter<string | null> {
  const steps = history.filter((entry) => stepOf(entry) === step);
  return {
    concerned: steps.map(({ after }) => after.user.unitNumber),
    readBy: steps.flatMap(({ actor, facts }) => [
      actor.unitNumber,
      ('colleague' in facts && facts.colleague?.unitNumber) || null,
    ]),
    contestedBy: history.flatMap(({ type, facts, actor }) =>
      type === 'OdometerReadingContested' && facts.step === step ? actor.unitNumber : [],
    ),
  };
}
