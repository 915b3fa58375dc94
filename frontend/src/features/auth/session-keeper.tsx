import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentUserQuery } from './api/get-current-user.js';
import { signingOut } from './api/sign-out.js';
import { useSession } from './use-session.js';
import { repeatAfter } from '../../lib/http/repeat-after.js';
import { lazyDialog } from '../../ui/lazy/lazy-dialog.js';

const accountWords = ['account'] as const;
const CompleteProfileDialog = lazyDialog(
  async () => (await import('./complete-profile/complete-profile-dialog.js')).CompleteProfileDialog,
);
const AdminPasswordPrompt = lazyDialog(
  async () => (await import('./admin-password/admin-password-prompt.js')).AdminPasswordPrompt,
  accountWords,
);
const FreshProofDialog = lazyDialog(
  async () => (await import('./fresh-proof/fresh-proof-dialog.js')).FreshProofDialog,
  accountWords,
);
const AuditAccessPrompt = lazyDialog(
  async () => (await import('./audit-access/audit-access-prompt.js')).AuditAccessPrompt,
  accountWords,
);
const SignInDialog = lazyDialog(async () => (await import('./sign-in/sign-in-dialog.js')).SignInDialog);

/**
 * Asks for what the session lacks (sign-in, admin password, audit password, proof, profile), on any screen. If another person signs in,
 * refused calls are not repeated for them.
 */
export function SessionKeeper() {
  const queryClient = useQueryClient();
  const session = useSession();
  const isLeaving = useIsMutating({ mutationKey: signingOut }) > 0;
  const signInAgain = useRemedy('SIGNED_OUT', Boolean(session) && !isLeaving).settle;
  const adminPassword = useRemedy('ADMIN_PASSWORD_REQUIRED', session?.isAdmin === true).settle;
  const auditAccess = useRemedy('AUDITOR_PROOF_REQUIRED', session?.isAuditor === true).settle;
  const freshProof = useRemedy('FRESH_PROOF_REQUIRED', Boolean(session)).settle;

  return (
    <>
      {session && !session.profileComplete && !signInAgain && <CompleteProfileDialog user={session} />}
      {adminPassword && (
        <AdminPasswordPrompt onPassed={() => adminPassword(true)} onClose={() => adminPassword(false)} />
      )}
      {auditAccess && <AuditAccessPrompt onPassed={() => auditAccess(true)} onClose={() => auditAccess(false)} />}
      {freshProof && <FreshProofDialog onPassed={() => freshProof(true)} onClose={() => freshProof(false)} />}
      {signInAgain && (
        <SignInDialog
          again
          onSignedIn={({ id }) => signInAgain(id === session?.id)}
          onClose={() => {
            signInAgain(false);
            queryClient.setQueryData(currentUserQuery.queryKey, null);
          }}
        />
      )}
    </>
  );
}

/**
 * Asks the person for what a refusal with that code lacks. While asking, `settle` is set: call it with whether the
 * refused call may be repeated.
 */
function useRemedy(code: string, applies: boolean): { settle: ((mayRepeat: boolean) => void) | undefined } {
  const [pending, setPending] = useState<{ resolve: (mayRepeat: boolean) => void }>();

  useEffect(() => {
    if (!applies) return undefined;
    return repeatAfter(code, () => new Promise((resolve) => setPending({ resolve })));
  }, [code, applies]);

  return {
    settle:
      pending &&
      ((mayRepeat) => {
        setPending(undefined);
        pending.resolve(mayRepeat);
      }),
  };
}
