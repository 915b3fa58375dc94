import { AccessDenied } from './access-denied.js';
import { AdminsOnly } from './admins-only.js';
import { LazyScreen } from './lazy-screen.js';

const words = ['administration', 'history', 'account', 'access'] as const;
const dashboard = async () => (await import('../administration/admin-dashboard.js')).AdminDashboard;

export function AdminPage() {
  return (
    <AdminsOnly denied={<AccessDenied />}>
      <LazyScreen screen={dashboard} words={words} />
    </AdminsOnly>
  );
}
