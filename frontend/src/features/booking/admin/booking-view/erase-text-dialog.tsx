import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import { useState } from 'react';
import type { HistoryEntry } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Choice } from '../../../../ui/form/choice.js';
import { useEraseText } from '../api/text-erasures.js';
import { EraseDialog } from '../shared/erase-dialog.js';
import type { TextOfEntry } from './texts-of-entry.js';

interface Props {
  readonly bookingId: string;
  readonly entry: HistoryEntry;
  readonly texts: readonly TextOfEntry[];
  readonly onClose: () => void;
}

/** Asks which text. */
export function EraseTextDialog({ bookingId, entry, texts, onClose }: Props) {
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
