import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { EraseDialog } from '../../../booking/admin/shared/erase-dialog.js';
import { type OfService, useErasePaper } from '../api/service-papers.js';

interface Props extends OfService {
  readonly paperId: string;
  /** Which paper of which service, in words. */
  readonly named: string;
  readonly onClose: () => void;
}

/** Says which paper is to go. */
export function ErasePaperDialog({ named, onClose, ...paper }: Props) {
  const text = useText();
  const [because, setBecause] = useState<TextErasureReason>();
  const erase = useErasePaper(paper, because ?? '');
  return (
    <EraseDialog
      title={text('service.papers.eraseTitle')}
      explanation={text('service.papers.eraseText')}
      because={because}
      onChoose={setBecause}
      erase={erase.mutateAsync}
      command={erase}
      failedTitle={text('service.papers.notErased')}
      doneTitle={text('service.papers.erased')}
      onClose={onClose}
    >
      <p>
        <bdi>{named}</bdi>
      </p>
    </EraseDialog>
  );
}
