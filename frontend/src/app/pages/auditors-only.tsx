import type { ReactNode } from 'react';
import { useSession } from '../../features/auth/use-session.js';
import { SignedInOnly } from './signed-in-only.js';

/** For auditors and administrators. The server decides; this only keeps others from an empty screen. */
export function AuditorsOnly({ denied, children }: { denied: ReactNode; children: ReactNode }) {
  const session = useSession();
  return (
    <SignedInOnly>{session == null ? null : session.isAuditor || session.isAdmin ? children : denied}</SignedInOnly>
  );
}
