import { AccessDenied } from './access-denied.js';
import { AdminsOnly } from './admins-only.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';

const words = ['administration', 'history', 'account'] as const;
const Users = lazyScreen(
  async () => (await import('../../features/responders/admin/user-management/user-management.js')).UserManagement,
  words,
);

export function UsersPage() {
  return (
    <AdminsOnly denied={<AccessDenied />}>
      <Users />
    </AdminsOnly>
  );
}
