import type { ReactNode } from 'react';
import { useSession } from '../../features/auth/use-session.js';
import { SignedInOnly } from './signed-in-only.js';

/** The server decides; this only spares others a screen that would stay empty. */
export function AdminsOnly({ denied, children }: { denied: ReactNode; children: ReactNode }) {
  const session = useSession();
  // who is asked about in both places may be known there a moment earlier than here
  return <SignedInOnly>{session == null ? null : session.isAdmin ? children : denied}</SignedInOnly>;
}
