import { useState } from 'react';
import type { HistoryEntry } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { lazyDialog } from '../../../../ui/lazy/lazy-dialog.js';
import { stepOf } from '../../../history/shared/readings-of.js';

const CorrectInHistory = lazyDialog(
  async () => (await import('./dialogs.js')).CorrectInHistory,
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
  if (step === undefined) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {text('correctReading.open')}
      </Button>
      {isOpen && (
        <CorrectInHistory bookingId={bookingId} step={step} history={history} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
