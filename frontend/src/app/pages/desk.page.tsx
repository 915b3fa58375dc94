import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useSession } from '../../features/auth/use-session.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';
import { bringDashboard } from './admin.page.js';
import { DeskSkeleton } from './desk-skeleton/desk-skeleton.js';

const words = ['administration', 'audit', 'access'] as const;
const Desk = lazyScreen(async () => (await import('../administration/desk/desk.js')).Desk, words, <DeskSkeleton />);

/** The frame around administration and audit, for those who may see something in it. */
export function DeskPage() {
  const session = useSession();
  const isAdmin = session?.isAdmin ?? false;
  useEffect(() => {
    if (isAdmin) bringDashboard();
  }, [isAdmin]);
  return isAdmin || session?.isAuditor ? <Desk /> : <Outlet />;
}
