import { type Instant, type Period, isBefore } from '../kernel/time.js';

/** Why a vehicle is held that came back with major damage; kept in events like a reason that somebody typed. */
export const majorDamageReason = 'Major damage was reported at checkout';

/** Said of a maintenance that would have ended already. */
export const expectedEndMessage = 'The expected end must be in the future';

/** Null: nobody knows when the vehicle will be back. */
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

/** How long a maintenance is to be shown: up to `horizon` while nobody knows its end, up to now once it should be over. */
export const maintenancePeriod = (
  { startedAt, expectedEndAt }: MaintenanceInTime,
  now: Instant,
  horizon: Instant,
): Period => ({
  startAt: startedAt ?? now,
  endAt: isMaintenanceOverdue(expectedEndAt, now) ? now : (expectedEndAt ?? horizon),
});
