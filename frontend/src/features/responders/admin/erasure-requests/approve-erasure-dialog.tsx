import type { ErasureRequest } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useApproveErasure } from '../api/erasure-requests.js';

interface Props {
  readonly request: ErasureRequest;
  readonly onClose: () => void;
}

/** Asks for confirmation: erasure cannot be undone. */
export function ApproveErasureDialog({ request, onClose }: Props) {
  const text = useText();
  const person = usePerson();
  const attempt = useAttempt();
  const approve = useApproveErasure(request.id);
  const confirm = async () => {
    if (!(await attempt(approve.mutateAsync(), text('erasure.eraseFailed')))) return;
    showToast({ title: text('erasure.erased'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog title={text('erasure.eraseTitle')} width={460} onClose={onClose}>
      <p>{person(request)}</p>
      <p>{text('erasure.eraseText')}</p>
      <Refusal error={approve.error} />
      <Actions>
        <Button onClick={onClose}>{text('erasure.keep')}</Button>
        <Button look="primary" danger busy={approve.isPending} onClick={() => void confirm()}>
          {text('erasure.eraseConfirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
