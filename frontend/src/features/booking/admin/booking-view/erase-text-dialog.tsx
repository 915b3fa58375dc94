import { type TextErasureReason, textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import { useState } from 'react';
import type { HistoryEntry } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';
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
  const [because, setBecause] = useState<TextErasureReason | ''>('');
  const [isMissing, setIsMissing] = useState(false);

  const confirm = async () => {
    setIsMissing(because === '');
    if (because === '') return;
    const command = erase.mutateAsync({ eventId: entry.eventId, path, because });
    if (!(await attempt(command, text('eraseText.failed')))) return;
    showToast({ title: text('eraseText.done'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('eraseText.title')} width={460} onClose={onClose}>
      <p>{text('eraseText.explanation')}</p>
      <Field label={text('eraseText.which')}>
        {({ status: _status, ...control }) => (
          <NativeSelect {...control} value={path} onChange={(event) => setPath(event.target.value)}>
            {texts.map((one) => (
              <option key={one.path} value={one.path}>
                {`${text(`textOfEvent.${one.field}`)}: ${one.words}`}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={text('eraseText.why')} error={isMissing ? text('eraseText.whyMissing') : undefined}>
        {({ status: _status, ...control }) => (
          <NativeSelect
            {...control}
            value={because}
            onChange={(event) => {
              setBecause(event.target.value as TextErasureReason);
              setIsMissing(false);
            }}
          >
            <option value="" disabled>
              {text('eraseText.choose')}
            </option>
            {textErasureReasons.map((reason) => (
              <option key={reason} value={reason}>
                {text(`textErasure.${reason}`)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
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
