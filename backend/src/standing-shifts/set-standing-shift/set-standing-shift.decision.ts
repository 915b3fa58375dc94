import { staysOutOfAdminOnlyPeriod } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { dayOf, type Instant, isBefore, type ResponderId, type Zone } from '@rigbook/contracts/kernel';
import { hoursOn, nextDays, type StandingPlan } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { Refusal } from '../../platform/decisions/index.js';
import type { StandingShiftSet } from '../standing-shift.events.js';

export interface PlanFacts {
  readonly now: Instant;
  readonly zone: Zone;
  /** suspended people and auditors cannot request either; nobody sets one for themself */
  readonly mayBookFor: boolean;
  readonly isAdmin: boolean;
  /** vehicles in the fleet that would do */
  readonly vehicles: number;
}

/** Each weekday comes once, besides today, whose hour may have passed. */
const DAYS_LOOKED_AT = 8;

/**
 * What holds for every day is asked at once: the rest may differ from day to day, and is asked for each booking. Nothing is overridden.
 * @throws Refusal
 */
export function canStand(plan: StandingPlan, { now, zone, mayBookFor, isAdmin, vehicles }: PlanFacts): void {
  if (!mayBookFor) throw new Refusal('CANNOT_BE_BOOKED_FOR');
  if (vehicles === 0) {
    if (plan.vehicleType === null) throw new Refusal('VEHICLE_NOT_FOUND');
    throw new Refusal('NO_VEHICLE_OF_TYPE', { vehicleType: plan.vehicleType });
  }
  const ahead = (of: StandingPlan) =>
    nextDays(of, dayOf(now, zone), DAYS_LOOKED_AT).filter((day) => !isBefore(hoursOn(of, day, zone).startAt, now));
  if (ahead(plan).length === 0) throw new Refusal('STANDING_SHIFT_WITHOUT_DAYS');
  // a weekday whose next days are left out comes again
  if (
    !ahead({ ...plan, exceptDays: [] }).every((day) =>
      staysOutOfAdminOnlyPeriod(hoursOn(plan, day, zone), isAdmin, zone),
    )
  )
    throw new Refusal('ADMIN_ONLY_PERIOD');
}

/** @throws Refusal */
export function setStandingShift(responderId: ResponderId, plan: StandingPlan, facts: PlanFacts): StandingShiftSet {
  canStand(plan, facts);
  return { type: 'StandingShiftSet', data: { responderId, ...plan } };
}
