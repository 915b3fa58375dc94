import { type Instant, isBefore } from '@rigbook/contracts/kernel/time';
import type { CurrentUser } from '../../lib/http/answers.js';

/** Whether the admin password or a passkey has opened the administration, also in another tab or before the page was loaded. */
export const isAdministrationOpen = (session: CurrentUser | null | undefined, now: Instant): boolean =>
  session?.adminUntil != null && isBefore(now, session.adminUntil);

/** Whether an auditor has opened the audit area in one of these ways. */
export const isAuditOpen = (session: CurrentUser | null | undefined, now: Instant): boolean =>
  session?.auditUntil != null && isBefore(now, session.auditUntil);
