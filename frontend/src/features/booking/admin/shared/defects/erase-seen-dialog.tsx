import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import { useState } from 'react';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { useEraseOfDefect } from '../../api/defects.js';
import { EraseDialog } from '../erase-dialog.js';

interface Props {
  readonly defectId: string;
  /** Left out for the words. */
  readonly photoId?: string;
  readonly onClose: () => void;
}

/** Erases a photo of what somebody saw, or the words of a defect. */
export function EraseSeenDialog({ defectId, photoId, onClose }: Props) {
  const text = useText();
  const [because, setBecause] = useState<TextErasureReason>();
  const erase = useEraseOfDefect(defectId, photoId, because ?? '');
  const what = photoId === undefined ? 'eraseWords' : 'erasePhoto';
  return (
    <EraseDialog
      title={text(`upkeep.${what}.title`)}
      explanation={text(`upkeep.${what}.explanation`)}
      because={because}
      onChoose={setBecause}
      erase={erase.mutateAsync}
      command={erase}
      failedTitle={text('upkeep.notErased')}
      doneTitle={text('upkeep.erased')}
      onClose={onClose}
    />
  );
}
