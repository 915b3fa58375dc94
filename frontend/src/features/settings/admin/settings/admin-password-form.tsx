import { useText } from '../../../../lib/i18n/use-text.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { NewPasswordForm } from '../../../auth/shared/new-password-form.js';
import { useChangeAdminPassword } from '../api/settings.js';

/** The current password, and the new one twice. */
export function AdminPasswordForm() {
  const text = useText();
  const change = useChangeAdminPassword();
  return (
    <div className="grid gap-4">
      <p className="text-soft text-md">{text('settings.passwordHint')}</p>
      <NewPasswordForm
        asksCurrent
        submitLabel={text('settings.changePassword')}
        failedTitle={text('settings.passwordFailed')}
        error={change.error}
        busy={change.isPending}
        save={({ currentPassword, newPassword }) => change.mutateAsync({ currentPassword, newPassword })}
        onSaved={() =>
          showToast({
            title: text('settings.passwordChanged'),
            description: text('settings.passwordChangedDetail'),
            tone: 'success',
          })
        }
      />
    </div>
  );
}
