import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { Dialog } from '../../../ui/dialog.js';
import { hasPasskeys } from '../api/ask-for-passkey.js';
import { proofQuery } from '../api/fresh-proof.js';
import { useOpenAdministrationByPasskey, useOpenAdministrationByPassword } from '../api/opened-rights.js';
import { OpenByPasskey } from '../step-up/open-by-passkey.js';
import { PasswordForm } from '../step-up/password-form.js';

interface Props {
  readonly onPassed: () => void;
  readonly onClose: () => void;
}

/** Asks for the organization's admin password, or for a passkey. */
export function AdminPasswordPrompt({ onPassed, onClose }: Props) {
  const text = useText();
  const byPassword = useOpenAdministrationByPassword();
  const byPasskey = useOpenAdministrationByPasskey();
  const { data: proof } = useQuery({ ...proofQuery, enabled: hasPasskeys() });
  return (
    <Dialog title={text('adminPassword.title')} width={420} focusFirstField onClose={onClose}>
      <PasswordForm
        label={text('adminPassword.label')}
        hint={text('adminPassword.explanation')}
        missing={text('adminPassword.empty')}
        submitLabel={text('adminPassword.submit')}
        verify={byPassword}
        onPassed={onPassed}
        onClose={onClose}
      />
      {proof?.ways.includes('passkey') && <OpenByPasskey verify={byPasskey} onPassed={onPassed} />}
    </Dialog>
  );
}
