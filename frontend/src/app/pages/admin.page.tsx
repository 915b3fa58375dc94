import { AccessDenied } from './access-denied.js';
import { AdminsOnly } from './admins-only.js';
import { WordedScreen } from './worded-screen.js';

const words = ['administration', 'history', 'account'] as const;
const dashboard = async () => (await import('../administration/admin-dashboard.js')).AdminDashboard;

export function AdminPage() {
  return (
    <AdminsOnly denied={<AccessDenied />}>
      <WordedScreen screen={dashboard} words={words} />
    </AdminsOnly>
  );
}
