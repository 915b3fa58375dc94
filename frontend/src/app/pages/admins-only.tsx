import type { ReactNode } from 'react';
import { useSession } from '../../features/auth/use-session.js';
import { SignedInOnly } from './signed-in-only.js';

/** The server decides; this only spares others a screen that would stay empty. */
export function AdminsOnly({ denied, children }: { denied: ReactNode; children: ReactNode }) {
  const session = useSession();
  return <SignedInOnly>{session?.isAdmin === true ? children : denied}</SignedInOnly>;
}
