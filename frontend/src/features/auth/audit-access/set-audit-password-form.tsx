import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useSetAuditPassword } from '../api/opened-rights.js';
import { NewPasswordForm } from '../shared/new-password-form.js';

interface Props {
  readonly submitLabel: string;
  readonly onSet: () => void;
  readonly onClose: () => void;
}

/** An auditor's new password, twice. */
export function SetAuditPasswordForm({ submitLabel, onSet, onClose }: Props) {
  const text = useText();
  const queryClient = useQueryClient();
  const set = useSetAuditPassword();
  return (
    <NewPasswordForm
      takesFocus
      submitLabel={submitLabel}
      failedTitle={text('auditAccess.notSet')}
      error={set.error}
      busy={set.isPending}
      save={({ newPassword }) => set.mutateAsync(newPassword)}
      onSaved={() => {
        void queryClient.invalidateQueries({ queryKey: keys.auditPassword });
        showToast({ title: text('auditAccess.set'), tone: 'success' });
        onSet();
      }}
    >
      <Button onClick={onClose}>{text('dialog.cancel')}</Button>
    </NewPasswordForm>
  );
}
