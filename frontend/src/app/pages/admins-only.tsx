import type { ReactNode } from 'react';
import { useSession } from '../../features/auth/use-session.js';
import { SignedInOnly } from './signed-in-only.js';

/** The server decides; this only keeps others from an empty screen. */
export function AdminsOnly({ denied, children }: { denied: ReactNode; children: ReactNode }) {
  const session = useSession();
  // a session query elsewhere may have answered a moment earlier
  return <SignedInOnly>{session == null ? null : session.isAdmin ? children : denied}</SignedInOnly>;
}
