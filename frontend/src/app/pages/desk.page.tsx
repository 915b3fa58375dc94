import { Outlet } from 'react-router';
import { useSession } from '../../features/auth/use-session.js';
import { LazyScreen } from './lazy-screen.js';

const words = ['administration', 'audit', 'access'] as const;
const desk = async () => (await import('../administration/desk/desk.js')).Desk;

/** The frame around administration and audit, for those who may see something in it. */
export function DeskPage() {
  const session = useSession();
  return session?.isAdmin || session?.isAuditor ? <LazyScreen screen={desk} words={words} /> : <Outlet />;
}
