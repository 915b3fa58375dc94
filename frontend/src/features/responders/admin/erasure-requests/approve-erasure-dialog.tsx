import type { ErasureRequest } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.js';
import { useApproveErasure } from '../api/erasure-requests.js';

interface Props {
  readonly request: ErasureRequest;
  readonly onClose: () => void;
}

/** Asks for confirmation: erasure cannot be undone. */
export function ApproveErasureDialog({ request, onClose }: Props) {
  const text = useText();
  const person = usePerson();
  return (
    <ConfirmDialog
      title={text('erasure.eraseTitle')}
      keepLabel={text('erasure.keep')}
      confirmLabel={text('erasure.eraseConfirm')}
      command={useApproveErasure(request.id)}
      failedTitle={text('erasure.eraseFailed')}
      doneTitle={text('erasure.erased')}
      onClose={onClose}
    >
      <strong className="block">{person(request)}</strong>
      {text('erasure.eraseText')}
    </ConfirmDialog>
  );
}
