import { AccessDenied } from '../../features/admin/access-denied/access-denied.js';
import { Users } from '../../features/admin/users/users.js';
import { useText } from '../../lib/i18n/use-text.js';
import { PageTitle } from '../../ui/page-title.js';
import { AdminsOnly } from './admins-only.js';

export function UsersPage() {
  const text = useText();
  return (
    <AdminsOnly denied={<AccessDenied />}>
      <PageTitle title={text('users.title')} />
      <Users />
    </AdminsOnly>
  );
}
