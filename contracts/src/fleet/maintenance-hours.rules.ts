import { isMaintenanceOverdue } from './maintenance.rules.js';
import type { Instant, Period } from '../kernel/time.js';

export interface MaintenanceInTime {
  /** null where it is not known */
  readonly startedAt: Instant | null;
  readonly expectedEndAt: Instant | null;
}

/** How long a maintenance is to be shown: up to `horizon` while nobody knows its end, up to now once it should be over. */
export const maintenancePeriod = (
  { startedAt, expectedEndAt }: MaintenanceInTime,
  now: Instant,
  horizon: Instant,
): Period => ({
  startAt: startedAt ?? now,
  endAt: isMaintenanceOverdue(expectedEndAt, now) ? now : (expectedEndAt ?? horizon),
});
