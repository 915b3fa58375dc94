import { useState } from 'react';
import type { HistoryEntry } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { lazyDialog } from '../../../../ui/lazy/lazy-dialog.js';
import { openContests, readingsOf, stepOf } from '../../../history/shared/readings-of.js';

const CorrectReadingDialog = lazyDialog(
  async () => (await import('./correct-reading-dialog.js')).CorrectReadingDialog,
  ['odometer', 'atVehicle'],
);

interface Props {
  readonly bookingId: string;
  readonly entry: HistoryEntry;
  readonly history: readonly HistoryEntry[];
}

/** Under a check-in or checkout of the history: corrects its mileage. */
export function CorrectReadingButton({ bookingId, entry, history }: Props) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const step = stepOf(entry);
  const readings = readingsOf(history);
  if (step === undefined || readings === undefined) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {text('correctReading.open')}
      </Button>
      {isOpen && (
        <CorrectReadingDialog
          bookingId={bookingId}
          step={step}
          readings={readings}
          contests={openContests(history, step)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
