import { AccessDenied } from '../../features/admin/access-denied/access-denied.js';
import { AdminDashboard } from '../../features/admin/dashboard/admin-dashboard.js';
import { AdminsOnly } from './admins-only.js';

export function AdminPage() {
  return (
    <AdminsOnly denied={<AccessDenied />}>
      <AdminDashboard />
    </AdminsOnly>
  );
}
