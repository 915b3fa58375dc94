import { queryOptions, useQuery } from '@tanstack/react-query';
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

/** Their code is apart from the first screen's. Each follows bookings, shifts or the clock. */
const furtherCountsQuery = queryOptions({
  queryKey: [...keys.adminBookings, 'further-counts'],
  queryFn: async () => (await import('./further-counts.js')).readFurtherCounts(),
  refetchInterval: 60_000,
});

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
  const { data: further } = useQuery({ ...furtherCountsQuery, enabled });
  return counts === undefined
    ? {}
    : {
        today: signIns.length + erasures.length + toDecideIn(counts) + (further?.atRisk ?? 0),
        requests: counts.pendingBookingApprovals,
        licences: counts.pendingLicenseApprovals,
        maintenance: further?.contestedReadings ?? 0,
        expenses: further?.expenses ?? 0,
        notifications: further?.failedMessages ?? 0,
      };
}
