import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog } from '../../../ui/dialog.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { hasPasskeys } from '../api/ask-for-passkey.js';
import { auditPasswordQuery } from '../api/audit-password.js';
import { proofQuery } from '../api/fresh-proof.js';
import { useOpenAuditByPasskey, useOpenAuditByPassword } from '../api/opened-rights.js';
import { OpenByPasskey } from '../step-up/open-by-passkey.js';
import { PasswordForm } from '../step-up/password-form.js';
import { SetAuditPasswordForm } from './set-audit-password-form.js';

interface Props {
  readonly onPassed: () => void;
  readonly onClose: () => void;
}

/** Asks an auditor for their audit password or a passkey; who has neither sets a password. */
export function AuditAccessPrompt({ onPassed, onClose }: Props) {
  const text = useText();
  const password = useQuery(auditPasswordQuery);
  const proof = useQuery(proofQuery);
  const error = password.error ?? proof.error;
  return (
    <Dialog title={text('auditAccess.title')} width={420} focusFirstField onClose={onClose}>
      {error ? (
        <ErrorScreen error={error} retry={() => void Promise.all([password.refetch(), proof.refetch()])} />
      ) : password.data === undefined || proof.data === undefined ? (
        <Skeleton label={text('account.loading')}>
          <Bone height={96} />
        </Skeleton>
      ) : (
        <Factors
          hasPassword={password.data.changedAt !== null}
          hasPasskey={proof.data.ways.includes('passkey')}
          onPassed={onPassed}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface FactorsProps extends Props {
  readonly hasPassword: boolean;
  readonly hasPasskey: boolean;
}

function Factors({ hasPassword, hasPasskey, onPassed, onClose }: FactorsProps) {
  const text = useText();
  const byPassword = useOpenAuditByPassword();
  const byPasskey = useOpenAuditByPasskey();
  if (!hasPassword && !hasPasskey)
    return (
      <>
        <p>{text('auditAccess.first')}</p>
        <SetAuditPasswordForm submitLabel={text('auditAccess.setFirst')} onSet={onPassed} onClose={onClose} />
      </>
    );
  const canUsePasskey = hasPasskey && hasPasskeys();
  if (hasPassword)
    return (
      <>
        <PasswordForm
          label={text('auditAccess.label')}
          hint={text('auditAccess.explanation')}
          missing={text('auditAccess.missing')}
          submitLabel={text('auditAccess.submit')}
          verify={byPassword}
          onPassed={onPassed}
          onClose={onClose}
        />
        {canUsePasskey && <OpenByPasskey verify={byPasskey} onPassed={onPassed} />}
      </>
    );
  return (
    <>
      <p>{text(hasPasskeys() ? 'auditAccess.byPasskey' : 'auditAccess.passkeyElsewhere')}</p>
      <Actions>
        <Button onClick={onClose}>{text('dialog.cancel')}</Button>
        {canUsePasskey && <OpenByPasskey isOnly verify={byPasskey} onPassed={onPassed} />}
      </Actions>
    </>
  );
}
