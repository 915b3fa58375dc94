import { AccessDenied } from './access-denied.js';
import { AdminsOnly } from './admins-only.js';
import { AdminSkeleton } from './desk-skeleton/desk-skeleton.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';

const words = ['administration', 'history', 'account', 'access'] as const;
const Dashboard = lazyScreen(
  async () => (await import('../administration/admin-dashboard.js')).AdminDashboard,
  words,
  <AdminSkeleton />,
);

/** Brings its files while those of the frame around it load. */
export const bringDashboard = Dashboard.prefetch;

export function AdminPage() {
  return (
    <AdminsOnly denied={<AccessDenied />}>
      <Dashboard />
    </AdminsOnly>
  );
}
