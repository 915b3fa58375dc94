import { type Instant, type Period, isBefore } from '../kernel/time.js';

/** The reason for holding a vehicle that came back with major damage; stored in events like a typed reason. */
export const majorDamageReason = 'Major damage was reported at checkout';

/** The reason for holding one with major damage that a check-in found, where no shift began. */
export const majorDamageFoundReason = 'Major damage was reported when it was checked';

/** The reason for holding a vehicle of which something critical was not all right; stored in events like a typed reason. */
export const unfitReason = 'Something critical was not all right when it was checked';

/** The message for an end of maintenance in the past. */
export const expectedEndMessage = 'The expected end must be in the future';

/** Null: it is not known when the vehicle will be back. */
export const endsInTheFuture = (expectedEndAt: Instant | null, now: Instant): boolean =>
  expectedEndAt === null || isBefore(now, expectedEndAt);

export const isMaintenanceOverdue = (expectedEndAt: Instant | null, now: Instant): boolean =>
  !endsInTheFuture(expectedEndAt, now);

export interface MaintenanceInTime {
  /** null if unknown */
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
