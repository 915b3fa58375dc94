import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.js';
import { useDeleteUser } from '../api/users.js';

/** Asks for confirmation: erasure cannot be undone. */
export function DeleteUserDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const text = useText();
  const person = usePerson();
  return (
    <ConfirmDialog
      title={text('userForm.deleteTitle')}
      keepLabel={text('userForm.keep')}
      confirmLabel={text('userForm.deleteConfirm')}
      command={useDeleteUser(user.id)}
      failedTitle={text('userForm.deleteFailed')}
      doneTitle={text('userForm.deleted')}
      onClose={onClose}
    >
      <strong className="block">{person(user)}</strong>
      {text('userForm.deleteText')}
    </ConfirmDialog>
  );
}
