import { useState } from 'react';
import type { HistoryEntry } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { lazyDialog } from '../../../../ui/lazy/lazy-dialog.js';

const ErasePhotoDialog = lazyDialog(async () => (await import('./erase-photo-dialog.js')).ErasePhotoDialog);

interface Props {
  readonly bookingId: string;
  readonly entry: HistoryEntry;
  readonly history: readonly HistoryEntry[];
}

/** Under the arrival of a photo of damage that is still there. */
export function ErasePhotoButton({ bookingId, entry, history }: Props) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (entry.type !== 'DamagePhotoReceived') return null;
  const { photoId } = entry.facts;
  if (history.some((one) => one.type === 'DamagePhotoErased' && one.facts.photoId === photoId)) return null;
  return (
    <>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {text('erasePhoto.open')}
      </Button>
      {isOpen && <ErasePhotoDialog bookingId={bookingId} photoId={photoId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
