import { AccessDenied } from './access-denied.js';
import { AdminsOnly } from './admins-only.js';
import { WordedScreen } from './worded-screen.js';

const words = ['administration', 'history'] as const;
const users = async () =>
  (await import('../../features/responders/admin/user-management/user-management.js')).UserManagement;

export function UsersPage() {
  return (
    <AdminsOnly denied={<AccessDenied />}>
      <WordedScreen screen={users} words={words} />
    </AdminsOnly>
  );
}
