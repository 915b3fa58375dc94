import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useDeleteUser } from '../api/users.js';

/** Asks for confirmation: erasure cannot be undone. */
export function DeleteUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const text = useText();
  const person = usePerson();
  const attempt = useAttempt();
  const remove = useDeleteUser(user.id);

  const confirm = async () => {
    if (!(await attempt(remove.mutateAsync(), text('userForm.deleteFailed')))) return;
    showToast({ title: text('userForm.deleted'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('userForm.deleteTitle')} width={460} onClose={onClose}>
      <p>{person(user)}</p>
      <p>{text('userForm.deleteText')}</p>
      <Refusal error={remove.error} />
      <Actions>
        <Button onClick={onClose}>{text('userForm.keep')}</Button>
        <Button look="primary" danger busy={remove.isPending} onClick={() => void confirm()}>
          {text('userForm.deleteConfirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
