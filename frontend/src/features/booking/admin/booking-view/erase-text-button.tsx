import { useState } from 'react';
import type { HistoryEntry } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { EraseTextDialog } from './erase-text-dialog.js';
import { textsOfEntry } from './texts-of-entry.js';

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
