import { AccessDenied } from './access-denied.js';
import { AuditorsOnly } from './auditors-only.js';
import { lazyScreen } from '../../ui/lazy/lazy-screen.js';

// the audit also uses texts of the administration: events of a booking, statuses of a vehicle
const words = ['administration', 'history', 'audit', 'access'] as const;
const Area = lazyScreen(async () => (await import('../../features/audit/audit-area/audit-area.js')).AuditArea, words);

export function AuditPage() {
  return (
    <AuditorsOnly denied={<AccessDenied detail="audit.deniedDetail" />}>
      <Area />
    </AuditorsOnly>
  );
}
