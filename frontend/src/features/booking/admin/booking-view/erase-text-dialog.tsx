import { type TextErasureReason, textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import { useState } from 'react';
import type { HistoryEntry } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { Choice } from '../../../../ui/form/choice.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useEraseText } from '../api/text-erasures.js';
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

/** Asks which text, and why. Nothing brings the words back, so it says what goes and what stays. */
function EraseTextDialog({ bookingId, entry, texts, onClose }: DialogProps) {
  const text = useText();
  const attempt = useAttempt();
  const erase = useEraseText(bookingId);
  const [path, setPath] = useState(texts[0]?.path ?? '');
  const [because, setBecause] = useState<TextErasureReason>();
  const [isMissing, setIsMissing] = useState(false);

  const confirm = async () => {
    setIsMissing(because === undefined);
    if (because === undefined) return;
    const command = erase.mutateAsync({ eventId: entry.eventId, path, because });
    if (!(await attempt(command, text('eraseText.failed')))) return;
    showToast({ title: text('eraseText.done'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('eraseText.title')} width={460} onClose={onClose}>
      <p>{text('eraseText.explanation')}</p>
      <Choice
        label={text('eraseText.which')}
        value={path}
        options={texts.map((one) => ({ value: one.path, label: `${text(`textOfEvent.${one.field}`)}: ${one.words}` }))}
        onChange={setPath}
      />
      <Choice
        label={text('eraseText.why')}
        error={isMissing ? text('eraseText.whyMissing') : undefined}
        placeholder={text('eraseText.choose')}
        value={because}
        options={textErasureReasons.map((value) => ({ value, label: text(`textErasure.${value}`) }))}
        onChange={(reason) => {
          setBecause(reason);
          setIsMissing(false);
        }}
      />
      <Refusal error={erase.error} />
      <Actions>
        <Button onClick={onClose}>{text('eraseText.keep')}</Button>
        <Button look="primary" danger busy={erase.isPending} onClick={() => void confirm()}>
          {text('eraseText.confirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
