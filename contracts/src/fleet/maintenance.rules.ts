import { type Instant, type Period, isBefore } from '../kernel/time.js';

/** The reason for holding a vehicle that came back with major damage; stored in events like a typed reason. */
export const majorDamageReason = 'Major damage was reported at checkout';

/** Said of a maintenance that would have ended already. */
export const expectedEndMessage = 'The expected end must be in the future';

/** Null: it is not known when the vehicle will be back. */
export const endsInTheFuture = (expectedEndAt: Instant | null, now: Instant): boolean =>
  expectedEndAt === null || isBefore(now, expectedEndAt);

/** The vehicle should be out of the workshop and is not. */
export const isMaintenanceOverdue = (expectedEndAt: Instant | null, now: Instant): boolean =>
  !endsInTheFuture(expectedEndAt, now);

export interface MaintenanceInTime {
  /** null where it is not known */
  readonly startedAt: Instant | null;
  readonly expectedEndAt: Instant | null;
}

/** The period to show for maintenance: up to `horizon` while its end is unknown, up to now once it is overdue. */
export const maintenancePeriod = (
  { startedAt, expectedEndAt }: MaintenanceInTime,
  now: Instant,
  horizon: Instant,
): Period => ({
  startAt: startedAt ?? now,
  endAt: isMaintenanceOverdue(expectedEndAt, now) ? now : (expectedEndAt ?? horizon),
});
