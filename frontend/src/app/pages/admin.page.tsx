import { AccessDenied } from './access-denied.js';
import { Administration } from './administration.js';
import { AdminsOnly } from './admins-only.js';

const dashboard = async () => (await import('../../features/admin/dashboard/admin-dashboard.js')).AdminDashboard;

export function AdminPage() {
  return (
    <AdminsOnly denied={<AccessDenied />}>
      <Administration screen={dashboard} />
    </AdminsOnly>
  );
}
