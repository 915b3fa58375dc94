import { useSession } from '../../features/auth/use-session.js';
import { Paper } from '../paper/paper.js';
import { SignedInOnly } from './signed-in-only.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';

const words = ['history'] as const;
const OwnHistory = lazyScreen(
  async () => (await import('../../features/history/booking-history.js')).BookingHistory,
  words,
);
const AuditedHistory = lazyScreen(
  async () => (await import('../../features/history/audited-history.js')).AuditedHistory,
  words,
);

export function HistoryPage() {
  const session = useSession();
  const audits = session?.isAdmin === true || session?.isAuditor === true;
  return (
    <SignedInOnly>
      <Paper>{audits ? <AuditedHistory /> : <OwnHistory />}</Paper>
    </SignedInOnly>
  );
}
