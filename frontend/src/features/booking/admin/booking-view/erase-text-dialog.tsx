import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import { useState } from 'react';
import type { HistoryEntry } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Choice } from '../../../../ui/form/choice.js';
import { useEraseText } from '../api/text-erasures.js';
import { EraseDialog } from './erase-dialog.js';
import { type TextOfEntry, textsOfEntry } from './texts-of-entry.js';

interface Props {
  readonly bookingId: string;
  readonly entry: HistoryEntry;
}

/** Under an entry of the history that has texts: erases one of them. */
export function EraseTextButton({ bookingId, entry }: Props) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const texts = textsOfEntry(entry);
  if (texts.length === 0) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {text('eraseText.open')}
      </Button>
      {isOpen && <EraseTextDialog bookingId={bookingId} entry={entry} texts={texts} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface DialogProps extends Props {
  readonly texts: readonly TextOfEntry[];
  readonly onClose: () => void;
}

/** Asks which text. */
function EraseTextDialog({ bookingId, entry, texts, onClose }: DialogProps) {
  const text = useText();
  const erase = useEraseText(bookingId);
  const [path, setPath] = useState(texts[0]?.path ?? '');
  const [because, setBecause] = useState<TextErasureReason>();
  return (
    <EraseDialog
      title={text('eraseText.title')}
      explanation={text('eraseText.explanation')}
      because={because}
      onChoose={setBecause}
      erase={(reason) => erase.mutateAsync({ eventId: entry.eventId, path, because: reason })}
      command={erase}
      failedTitle={text('eraseText.failed')}
      doneTitle={text('eraseText.done')}
      onClose={onClose}
    >
      <Choice
        label={text('eraseText.which')}
        value={path}
        options={texts.map((one) => ({ value: one.path, label: `${text(`textOfEvent.${one.field}`)}: ${one.words}` }))}
        onChange={setPath}
      />
    </EraseDialog>
  );
}
