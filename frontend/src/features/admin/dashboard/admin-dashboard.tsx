import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../config/paths.js';
import { ApiError } from '../../../lib/http/problem.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Empty } from '../../../ui/empty.js';
import { ErrorScreen } from '../../../ui/error-screen.js';
import { Icon } from '../../../ui/icon.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { dashboardQuery } from '../api/get-dashboard.js';
import { AgreementFiles } from '../agreement-files/agreement-files.js';
import { BookingDiary } from '../booking-diary/booking-diary.js';
import { LicenceReviews } from '../licence-reviews/licence-reviews.js';
import { Maintenance } from '../maintenance/maintenance.js';
import { Notifications } from '../notifications/notifications.js';
import { Settings } from '../settings/settings.js';
import { Templates } from '../templates/templates.js';
import { Today } from '../today/today.js';
import { Users } from '../users/users.js';
import { VehicleFleet } from '../vehicle-fleet/vehicle-fleet.js';
import styles from './admin-dashboard.module.css';
import { CountCards } from './count-cards.js';

const tabs = {
  today: Today,
  diary: BookingDiary,
  users: Users,
  fleet: VehicleFleet,
  maintenance: Maintenance,
  licences: LicenceReviews,
  agreements: AgreementFiles,
  notifications: Notifications,
  templates: Templates,
  settings: Settings,
} as const;
type TabName = keyof typeof tabs;
const tabNames = Object.keys(tabs) as TabName[];

const intoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The tab stands in the address; closing leads home. */
export function AdminDashboard() {
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const counts = useQuery(dashboardQuery);
  const open = tabNames.find((name) => name === search.get('tab')) ?? 'today';
  const Tab = tabs[open];

  return (
    <>
      <div className={styles.onScreen}>
        <PageTitle title={text('admin.title')}>
          <Button icon={<Icon name="close" />} onClick={() => void navigate(paths.home)}>
            {text('admin.close')}
          </Button>
        </PageTitle>
      </div>
      {counts.data !== undefined ? (
        <>
          <div className={styles.onScreen}>
            <CountCards counts={counts.data} />
          </div>
          <nav className={styles.tabs} aria-label={text('admin.tabs')}>
            {tabNames.map((name) => (
              <Link
                key={name}
                to={`?tab=${name}`}
                aria-current={name === open ? 'page' : undefined}
                ref={name === open ? intoView : undefined}
              >
                {text(`admin.tab.${name}`)}
              </Link>
            ))}
          </nav>
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
        <ErrorScreen error={counts.error} retry={() => void counts.refetch()} />
      ) : (
        <Skeleton label={text('admin.loading')}>
          <Bone height={96} />
          <Bone height={320} />
        </Skeleton>
      )}
    </>
  );
}
