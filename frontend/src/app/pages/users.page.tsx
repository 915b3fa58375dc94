import { AccessDenied } from './access-denied.js';
import { Administration } from './administration.js';
import { AdminsOnly } from './admins-only.js';

const users = async () => (await import('../../features/admin/user-management/user-management.js')).UserManagement;

export function UsersPage() {
  return (
    <AdminsOnly denied={<AccessDenied />}>
      <Administration screen={users} />
    </AdminsOnly>
  );
}
