import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '../../../config/paths.js';
import { isAdministrationOpen } from '../../../features/auth/administration-open.js';
import { useSession } from '../../../features/auth/use-session.js';
import { waitingSignInsQuery } from '../../../features/auth/admin/waiting-sign-ins/waiting-sign-ins-query.js';
import { dashboardQuery } from '../../../features/booking/admin/api/figures.js';
import { erasureRequestsQuery } from '../../../features/responders/admin/api/erasure-requests.js';
import type { DashboardCounts } from '../../../lib/http/answers.js';
import { keys } from '../../../lib/http/keys.js';
import { useNow } from '../../../lib/time/use-now.js';
import type { DeskPage } from './desk-pages.js';
import type { furtherCounts } from './further-counts.js';

/** Each by itself, read again with the list that it counts. Their code is apart from the first screen's. */
const useCount = (what: keyof typeof furtherCounts, list: QueryKey, enabled: boolean): number =>
  useQuery({
    queryKey: [...list, 'count'],
    queryFn: async () => (await import('./further-counts.js')).furtherCounts[what](),
    refetchInterval: 60_000,
    enabled,
  }).data ?? 0;

/** A server of the release before says nothing of them. */
const toDecideIn = ({ shiftsToDecide = 0 }: Partial<DashboardCounts>): number => shiftsToDecide;

/**
 * How many wait on a page. They are behind the admin password like what they count: that somebody wants to be erased or signs in on a
 * new device is no one else's business. Asking opens the prompt for it, so the record asks only while the administration is open.
 */
export function useDeskCounts(): Partial<Record<DeskPage, number>> {
  const session = useSession();
  const { pathname } = useLocation();
  const now = useNow();
  const mayAsk = session?.isAdmin === true && (pathname === paths.admin || isAdministrationOpen(session, now));
  const { data: counts } = useQuery({ ...dashboardQuery, enabled: mayAsk });
  const enabled = mayAsk && counts !== undefined;
  const { data: signIns = [] } = useQuery({ ...waitingSignInsQuery, enabled });
  const { data: erasures = [] } = useQuery({ ...erasureRequestsQuery, enabled });
  const atRisk = useCount('atRisk', keys.bookingsAtRisk, enabled);
  const expenses = useCount('expenses', keys.expenses, enabled);
  const contested = useCount('contestedReadings', keys.odometer, enabled);
  const failed = useCount('failedMessages', keys.notifications, enabled);
  return counts === undefined
    ? {}
    : {
        today: signIns.length + erasures.length + toDecideIn(counts) + atRisk,
        requests: counts.pendingBookingApprovals,
        licences: counts.pendingLicenseApprovals,
        maintenance: contested,
        expenses,
        notifications: failed,
      };
}
