import { isMaintenanceOverdue } from './maintenance.rules.js';
import type { ServiceStatus, ShownStatus } from './shown-status.rules.js';
import { isBefore, type Instant } from '../kernel/time.js';

export const outOfServiceStatuses = ['maintenance', 'unavailable'] as const satisfies readonly ServiceStatus[];

/** An administrator keeps the vehicle from being driven. */
export interface OutOfService {
  readonly status: (typeof outOfServiceStatuses)[number];
  /** null if unknown; the expected end of maintenance that goes on after it counts as unknown */
  readonly until: Instant | null;
}

/** Null for a vehicle in service. A shift that has the vehicle out does not matter. */
export function outOfService(
  service: ServiceStatus,
  maintenanceUntil: Instant | null,
  now: Instant,
): OutOfService | null {
  if (service === 'available') return null;
  const known = service === 'maintenance' && !isMaintenanceOverdue(maintenanceUntil, now);
  return { status: service, until: known ? maintenanceUntil : null };
}

/** Hours that start before its return cannot be booked or approved (VEHICLE_UNAVAILABLE); later ones can. */
export const isOutOfServiceAt = (startAt: Instant, out: OutOfService | null): out is OutOfService =>
  out !== null && (out.until === null || isBefore(startAt, out.until));

/**
 * Whether there can be hours to book, now or later, as far as the shown status says it: a shift may hide that maintenance follows. What
 * is out of service without a known end has none.
 */
export const hasHoursToBook = ({ status, availableFrom }: ShownStatus, now: Instant): boolean =>
  status === 'in_use' || outOfService(status, availableFrom, now)?.until !== null;
