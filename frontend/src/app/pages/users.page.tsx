import { AccessDenied } from '../../features/admin/access-denied/access-denied.js';
import { UserManagement } from '../../features/admin/user-management/user-management.js';
import { AdminsOnly } from './admins-only.js';

export function UsersPage() {
  return (
    <AdminsOnly denied={<AccessDenied />}>
      <UserManagement />
    </AdminsOnly>
  );
}
