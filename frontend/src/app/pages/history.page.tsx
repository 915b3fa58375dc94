import { useSession } from '../../features/auth/use-session.js';
import { Paper } from '../paper/paper.js';
import { SignedInOnly } from './signed-in-only.js';
import { LazyScreen } from './lazy-screen.js';

const words = ['history'] as const;
const ownHistory = async () => (await import('../../features/history/booking-history.js')).BookingHistory;
const auditedHistory = async () => (await import('../../features/history/audited-history.js')).AuditedHistory;

export function HistoryPage() {
  const session = useSession();
  const audits = session?.isAdmin === true || session?.isAuditor === true;
  return (
    <SignedInOnly>
      <Paper>
        <LazyScreen key={String(audits)} screen={audits ? auditedHistory : ownHistory} words={words} />
      </Paper>
    </SignedInOnly>
  );
}
