import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { paths } from '../../config/paths.js';
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
import { lazyScreen, lazySection } from '../../ui/lazy/lazy-screen.js';
import { pageAt } from './desk/desk-pages.js';
import { CountCards } from '../../features/booking/admin/dashboard/count-cards.js';

/** Each loads when it is opened: the tables of all would come with the first. */
const tabs = {
  today: lazySection(async () => (await import('../../features/booking/admin/today/today.js')).Today),
  diary: lazySection(
    async () => (await import('../../features/booking/admin/booking-diary/booking-diary.js')).BookingDiary,
  ),
  users: lazySection(async () => (await import('../../features/responders/admin/users/users.js')).Users),
  fleet: lazySection(
    async () => (await import('../../features/fleet/admin/vehicle-fleet/vehicle-fleet.js')).VehicleFleet,
  ),
  vehicle: lazyScreen(
    async () => (await import('../../features/fleet/admin/vehicle-file/vehicle-file.js')).VehicleFile,
  ),
  maintenance: lazySection(
    async () => (await import('../../features/fleet/admin/maintenance/maintenance.js')).Maintenance,
  ),
  licences: lazySection(
    async () => (await import('../../features/licences/admin/licence-reviews/licence-reviews.js')).LicenceReviews,
  ),
  agreements: lazySection(
    async () => (await import('../../features/agreement/admin/agreement-files/agreement-files.js')).AgreementFiles,
  ),
  refused: lazySection(
    async () => (await import('../../features/booking/admin/refused-requests/refused-requests.js')).RefusedRequests,
  ),
  access: lazySection(async () => (await import('../../features/audit/access-record/access-record.js')).AccessRecord),
  usage: lazySection(async () => (await import('../../features/booking/admin/usage/usage.js')).Usage),
  notifications: lazySection(
    async () => (await import('../../features/notifications/admin/messages/notifications.js')).Notifications,
  ),
  templates: lazySection(
    async () => (await import('../../features/notifications/admin/templates/templates.js')).Templates,
  ),
  integrations: lazySection(
    async () => (await import('../../features/integrations/admin/integrations.js')).Integrations,
  ),
  settings: lazySection(async () => (await import('./settings-tab.js')).SettingsTab),
} as const;
type TabName = keyof typeof tabs;
const tabNames = Object.keys(tabs) as TabName[];

/** The tab is in the address, and users have one of their own; its name is the heading. */
export function AdminDashboard() {
  const text = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const counts = useQuery(dashboardQuery);
  const open = pathname === paths.users ? 'users' : (tabNames.find((name) => name === search.get('tab')) ?? 'today');
  const Tab = tabs[open];
  const isRequests = pageAt(pathname, search) === 'requests';

  return (
    <>
      {open !== 'vehicle' && <PageTitle title={text(isRequests ? 'desk.page.requests' : `admin.tab.${open}`)} />}
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
