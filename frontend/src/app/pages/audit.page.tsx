import { AccessDenied } from './access-denied.js';
import { AuditorsOnly } from './auditors-only.js';
import { LazyScreen } from './lazy-screen.js';

// the audit also uses texts of the administration: events of a booking, statuses of a vehicle
const words = ['administration', 'history', 'audit', 'access'] as const;
const area = async () => (await import('../../features/audit/audit-area/audit-area.js')).AuditArea;

export function AuditPage() {
  return (
    <AuditorsOnly denied={<AccessDenied detail="audit.deniedDetail" />}>
      <LazyScreen screen={area} words={words} />
    </AuditorsOnly>
  );
}
