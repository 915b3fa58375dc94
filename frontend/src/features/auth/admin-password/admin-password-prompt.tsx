import { useQuery } from '@tanstack/react-query';
import type { ProofWay } from '@rigbook/contracts/auth/proof.words';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog } from '../../../ui/dialog.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { hasPasskeys } from '../api/ask-for-passkey.js';
import { proofQuery } from '../api/fresh-proof.js';
import { useOpenAdministrationByPasskey, useOpenAdministrationByPassword } from '../api/opened-rights.js';
import { OpenByPasskey } from '../step-up/open-by-passkey.js';
import { PasswordForm } from '../step-up/password-form.js';

interface Props {
  readonly onPassed: () => void;
  readonly onClose: () => void;
}

/** Asks for the organization's admin password, or for a passkey; for a passkey alone while the password is off. */
export function AdminPasswordPrompt({ onPassed, onClose }: Props) {
  const text = useText();
  const { data: proof, error, refetch } = useQuery(proofQuery);
  return (
    <Dialog title={text('adminAccess.title')} width={420} focusFirstField onClose={onClose}>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : proof === undefined ? (
        <Skeleton label={text('account.loading')}>
          <Bone height={96} />
        </Skeleton>
      ) : (
        <Ways ways={proof.ways} onPassed={onPassed} onClose={onClose} />
      )}
    </Dialog>
  );
}

function Ways({ ways, onPassed, onClose }: Props & { readonly ways: readonly ProofWay[] }) {
  const text = useText();
  const byPassword = useOpenAdministrationByPassword();
  const byPasskey = useOpenAdministrationByPasskey();
  const hasPasskey = ways.includes('passkey');
  const canUsePasskey = hasPasskey && hasPasskeys();
  if (ways.includes('admin-password'))
    return (
      <>
        <PasswordForm
          label={text('adminPassword.label')}
          hint={text('adminPassword.explanation')}
          missing={text('adminPassword.empty')}
          submitLabel={text('adminPassword.submit')}
          toasts={{ empty: text('adminPassword.invalid'), wrong: text('adminPassword.denied') }}
          verify={byPassword}
          onPassed={onPassed}
          onClose={onClose}
        />
        {canUsePasskey && <OpenByPasskey verify={byPasskey} onPassed={onPassed} />}
      </>
    );
  const how = hasPasskeys() ? 'adminAccess.byPasskey' : 'adminAccess.passkeyElsewhere';
  return (
    <>
      <p>{text(hasPasskey ? how : 'adminAccess.noPasskey')}</p>
      <Actions>
        <Button onClick={onClose}>{text(canUsePasskey ? 'dialog.cancel' : 'dialog.close')}</Button>
        {canUsePasskey && <OpenByPasskey isOnly verify={byPasskey} onPassed={onPassed} />}
      </Actions>
    </>
  );
}
