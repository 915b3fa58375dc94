import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { ApiError } from '../../lib/http/problem.js';
import { useText } from '../../lib/i18n/use-text.js';
import { Button } from '../../ui/button.js';
import { Empty } from '../../ui/feedback/empty.js';
import { PageFailure } from '../../ui/feedback/page-failure.js';
import { PageTitle } from '../../ui/content/page-title.js';
import { Bone, Skeleton } from '../../ui/feedback/skeleton.js';
import { WaitingSignIns } from '../../features/auth/admin/waiting-sign-ins/waiting-sign-ins.js';
import { dashboardQuery } from '../../features/booking/admin/api/figures.js';
import { ErasureRequests } from '../../features/responders/admin/erasure-requests/erasure-requests.js';
import { addressInstead, tabAt, tabs } from './admin-tabs.js';
import { useDashboardTitle } from './dashboard-title.js';
import { CountCards } from '../../features/booking/admin/dashboard/count-cards.js';

/** The tab is in the address, and users have one of their own; its name is the heading. */
export function AdminDashboard() {
  const text = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const counts = useQuery(dashboardQuery);
  const open = tabAt(pathname, search);
  const Tab = tabs[open];
  const title = useDashboardTitle();
  const instead = addressInstead(pathname, search);
  if (instead !== undefined) return <Navigate to={instead} replace />;

  return (
    <>
      {title !== undefined && <PageTitle title={title} />}
      {counts.data !== undefined ? (
        <>
          {open === 'today' && (
            <div className="print:hidden">
              <WaitingSignIns />
              <ErasureRequests />
              <CountCards counts={counts.data} />
            </div>
          )}
          <Tab />
        </>
      ) : counts.error instanceof ApiError && counts.error.code === 'ADMIN_PASSWORD_REQUIRED' ? (
        <Empty icon="lock">
          <p>{text('admin.passwordNeeded')}</p>
          <Button look="primary" onClick={() => void counts.refetch()}>
            {text('admin.enterPassword')}
          </Button>
        </Empty>
      ) : counts.error ? (
        <PageFailure heading="h2" error={counts.error} retry={() => void counts.refetch()} />
      ) : (
        <Skeleton label={text('admin.loading')}>
          <Bone height={96} />
          <Bone height={320} />
        </Skeleton>
      )}
    </>
  );
}
