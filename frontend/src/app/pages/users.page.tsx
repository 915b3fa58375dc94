import { AccessDenied } from './access-denied.js';
import { AdminsOnly } from './admins-only.js';
import { LazyScreen } from './lazy-screen.js';

const words = ['administration', 'history', 'account'] as const;
const users = async () =>
  (await import('../../features/responders/admin/user-management/user-management.js')).UserManagement;

export function UsersPage() {
  return (
    <AdminsOnly denied={<AccessDenied />}>
      <LazyScreen screen={users} words={words} />
    </AdminsOnly>
  );
}
